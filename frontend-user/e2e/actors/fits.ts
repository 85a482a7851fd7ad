import { expect, type Page } from '@playwright/test';

const NARROWEST = 320;

/**
 * Nothing of the page lies beside the screen. A phone widens its page to what is too wide for it, so that `innerWidth` would
 * agree with anything.
 */
export async function fits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Not on the narrowest screen, either. */
export async function fitsAnyPhone(page: Page): Promise<void> {
  await fits(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: size?.height ?? 0 });
  await fits(page);
  if (size) await page.setViewportSize(size);
}
