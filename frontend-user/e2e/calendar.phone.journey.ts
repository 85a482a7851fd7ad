import { expect, test } from '@playwright/test';
import { openSession } from './actors/session';
import { draftIsThere } from './actors/user';

test('a phone shows one day of the calendar, and a draft of its prompt', async ({ page }) => {
  await openSession(page.request);
  await page.goto('/content-calendar');

  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button');
  await expect(days).toHaveCount(3);
  const columns = page.getByRole('region', { name: /^(Monday|Wednesday|Friday)/ });
  await expect(columns).toHaveCount(1);

  await days.nth(1).click();
  await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(columns).toHaveCount(1);
  await expect(columns).toHaveAccessibleName(/^Wednesday/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await columns.getByRole('button', { name: 'Select', exact: true }).first().click();
  await draftIsThere(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByLabel('Post text', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(page.getByLabel('Post text', { exact: true })).toBeVisible();
});
