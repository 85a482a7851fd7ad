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
  const client = page.getByLabel('Your ideal client');
  const change = async (text: string) => {
    await client.fill(text);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
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

  // Spaces are no change (P §5): there is nothing to save.
  await client.fill('Owners of small architecture studios ');
  await client.blur();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  expect(asked).toBe(2);
});
