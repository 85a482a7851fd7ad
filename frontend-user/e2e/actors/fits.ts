import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
const NARROWEST = 320;

/**
 * Nothing of the page lies beside the screen. A phone widens its page to what is too wide for it, so that `innerWidth` would
 * agree with anything.
 */
export async function fits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Nothing of the page lies beside the screen of a phone, once its parts have taken their places in it. */
export async function fitsPhones(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [PHONE.width, NARROWEST]) {
    await page.setViewportSize({ ...PHONE, width });
    await expect
      .configure({ soft: true })
      .poll(
        () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${page.url()} is wider than a screen of ${width} pixels`,
      )
      .toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}
