import { expect, test } from '@playwright/test';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test('a summary that cannot be written disturbs nobody and is only logged', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await settleAccount(page.request, newPerson('Emmy Example', 'profile'));
  await page.goto('/profile');
  const client = page.getByLabel('Your ideal client', { exact: true });
  const change = async (text: string) => {
    await client.fill(text);
    await page.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save changes', exact: true })).toBeHidden();
  };
  let asked = 0;
  const summary = '**/api/profile/generate-icp-summary';
  await page.route(summary, (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({ status: 500, json: { error: 'The writer is out', code: 'test.out', requestId: 'r' } })
      : route.abort();
  });
  await change('Owners of small design studios');
  await expect.poll(() => warnings).toContain('Failed to regenerate ICP summary');
  await change('Owners of small architecture studios');
  await expect.poll(() => warnings).toContain('Network error while regenerating ICP summary');
  await expect(page.getByText('The writer is out')).toHaveCount(0);

  // Spaces are no change (ONBOARDING-3): there is nothing to save.
  await client.fill('Owners of small architecture studios ');
  await client.blur();
  await expect(page.getByRole('button', { name: 'Save changes', exact: true })).toHaveCount(0);
  expect(asked).toBe(2);
});

test('what is typed while a profile is being saved stays, and no notice covers the button that saves it', async ({
  page,
}) => {
  await settleAccount(page.request, newPerson('Emmy Example', 'profile-typing'));
  await page.goto('/profile');
  const client = page.getByLabel('Your ideal client', { exact: true });
  const struggles = page.getByLabel('What they struggle with', { exact: true });
  const save = page.getByRole('button', { name: 'Save changes', exact: true });

  let letGo: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() === 'PATCH') await isHeld;
    await route.fallback();
  });
  await client.fill('Owners of small design studios');
  await save.click();
  await expect(page.getByText('Saving…', { exact: true })).toBeVisible();
  await client.fill('Owners of small architecture studios');
  await struggles.fill('Hiring takes them too long');
  letGo();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await expect(client).toHaveValue('Owners of small architecture studios');
  await expect(struggles).toHaveValue('Hiring takes them too long');

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
  await page.reload();
  await expect(client).toHaveValue('Owners of small architecture studios');
  await expect(struggles).toHaveValue('Hiring takes them too long');
});
