import { expect, test } from '@playwright/test';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test('no notice covers the button that saves a profile', async ({ page }) => {
  await settleAccount(page.request, newPerson('Emmy Example', 'profile-notice'));
  await page.goto('/profile');
  const client = page.getByLabel('Your ideal client', { exact: true });
  const save = page.getByRole('button', { name: 'Save changes', exact: true });
  await client.fill('Owners of small design studios');
  await save.click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await client.fill('Owners of small architecture studios');

  const notice = page.locator('[data-sonner-toast]');
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await notice.hover();
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([notice.boundingBox(), save.boundingBox()]);
        return above !== null && below !== null && above.y + above.height <= below.y;
      })
      .toBe(true);
  }
  await page.mouse.move(0, 0);
  await save.click();
  await expect(save).toBeHidden();
});
