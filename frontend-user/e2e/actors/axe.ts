import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

/** The rules that look at colours: all that a theme can break. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

const PHONE = { width: 390, height: 844 };

/** What axe calls serious or critical on the page, in light and in dark, as "rule: element". */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // The legacy mode reads the frames of one origin only, in half the time: the product has no others.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
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

/** Nothing of the page lies beside the screen, once its parts have taken their places in it. */
export async function expectFits(page: Page): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${page.url()} is wider than the screen`,
    )
    .toBeLessThanOrEqual(0);
}

/** Asks axe about the page as it is, and once more in the width of a phone, which it has to fit. */
export async function expectCleanAtBothWidths(page: Page): Promise<void> {
  await expectClean(page);
  const desktop = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await expectClean(page);
  if (desktop) await page.setViewportSize(desktop);
}

/** Opens an address, waits for what makes the page complete, and asks axe at both widths. */
export async function expectAccessible(page: Page, address: string, complete: Locator): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(complete).toBeVisible();
    await expectCleanAtBothWidths(page);
  });
}
