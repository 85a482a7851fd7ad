import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the element has the focus; a page has fewer stops than this. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Tab leaves the page at its end, and comes back to it only in the window that is in front.
  await page.bringToFront();
  for (let stop = 0; stop < 80; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it');
}

/** Presses Tab until the element has the focus, then Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
