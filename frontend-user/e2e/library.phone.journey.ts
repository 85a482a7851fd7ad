import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import {
  cardOf,
  libraryCards,
  noticeSays,
  openLibrary,
  settleWithPrompts,
  storedPrompts,
} from './actors/prompts';
import { newPerson } from './actors/user';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

test('a phone filters the library, rates a prompt and says why', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Phone Example', 'library-phone'));
  const prompts = await storedPrompts(page);
  const [first] = prompts;
  await openLibrary(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectClean(page);

  const card = cardOf(page, first!);
  await card.getByRole('radio', { name: '2 stars' }).tap();
  await expect(card.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await card.getByRole('button', { name: 'Archive', exact: true }).tap();
  await noticeSays(page, 'Archived successfully');
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Archived' }).tap();
  await expect(libraryCards(page)).toHaveCount(1);

  await card.getByRole('button', { name: 'Share your feedback' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share Your Feedback' });
  await dialog.getByRole('radio', { name: '2 stars' }).tap();
  await dialog.getByRole('button', { name: 'Dislike Relevance', exact: true }).tap();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Submit Feedback' }).tap();
  await noticeSays(page, 'Thank you for your feedback! It helps us improve.');
});
