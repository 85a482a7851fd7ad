import { expect, type Page } from '@playwright/test';

/** Takes the network away, and waits until a page other than the editor says so: what it sends before fails in other words. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\. You see what was loaded last/)).toBeVisible();
}
