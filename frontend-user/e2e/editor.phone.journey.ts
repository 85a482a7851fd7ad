import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { isSaved, savingOf, textOf } from './actors/editor';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test('a phone without a network says whole where the text is', async ({ page, context }) => {
  await settleAccount(page.request, newPerson('Pocket Example', 'editor-phone'));
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Blank post', exact: true }).click();
  await textOf(page).fill('Written on a train');
  await isSaved(page);
  await context.setOffline(true);
  await textOf(page).fill('Written on a train, in a tunnel');
  const saving = savingOf(page);
  await expect(saving).toHaveText('Offline – kept on this device');
  const words = saving.getByText('Offline – kept on this device', { exact: true });
  expect(await words.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  const bar = await page.locator('header', { has: page.getByRole('status') }).boundingBox();
  const line = await words.boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expectClean(page);
  await context.setOffline(false);
  await isSaved(page);
});
