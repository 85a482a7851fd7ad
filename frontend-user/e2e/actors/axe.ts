import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

/** The rules that look at colours: all that a theme can break. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/** What axe calls serious or critical on the page, in light and in dark, as "rule: element". */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(aboutColours);
    const { violations: all } = await axe.analyze();
    for (const { id, impact, nodes } of all) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const { target, failureSummary } of nodes) {
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`);
      }
    }
  }
  return found;
}

/** Asks axe about the page as it is. The journey goes on after a finding, so that one run tells them all. */
export async function expectClean(page: Page): Promise<void> {
  expect.soft(await violations(page), new URL(page.url()).pathname).toEqual([]);
}

/** Opens an address, waits for what makes the page complete, and asks axe. */
export async function expectAccessible(page: Page, address: string, complete: Locator): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(complete).toBeVisible();
    await expectClean(page);
  });
}
