import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { fitsPhones, PHONE } from './fits';

/** The rules that look at colours: all that a theme can break. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

type ColorScheme = 'light' | 'dark';

/** What axe calls serious or critical on the page as it is, as "rule: element". */
async function violations(page: Page, colorScheme: ColorScheme): Promise<string[]> {
  const found: string[] = [];
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
  return found;
}

async function expectNoViolations(page: Page, colorScheme: ColorScheme): Promise<void> {
  expect.soft(await violations(page, colorScheme), new URL(page.url()).pathname).toEqual([]);
}

/** Asks axe about the page as it is. The journey goes on after a finding, so that one run tells them all. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
}

/**
 * Asks axe about the page as it is, and once more in the width of a phone, which it has to fit. The colours change once
 * alone: a long page takes longer to be drawn anew than to be read.
 */
export async function expectCleanAtBothWidths(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  await expectNoViolations(page, 'light');
  await fitsPhones(page);
  await page.setViewportSize(PHONE);
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
  if (desktop) await page.setViewportSize(desktop);
  await expectNoViolations(page, 'dark');
}

/** Opens an address, waits for what makes the page complete, and asks axe at both widths. */
export async function expectAccessible(page: Page, address: string, complete: Locator): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(complete).toBeVisible();
    await expectCleanAtBothWidths(page);
  });
}
