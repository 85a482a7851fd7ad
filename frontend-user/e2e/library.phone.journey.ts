import { expect, test } from '@playwright/test';
import { fits } from './actors/fits';
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

test('a phone searches and filters the library, rates a prompt and says why', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Phone Example', 'library-phone'), { count: 9 });
  const prompts = await storedPrompts(page);
  const [first] = prompts;
  await openLibrary(page);
  await fits(page);
  await expectClean(page);

  const card = cardOf(page, first!);
  await page.getByLabel('Search prompts', { exact: true }).fill(first!.hook.toUpperCase());
  await expect(libraryCards(page)).toHaveCount(1);
  const stars = card.getByRole('radiogroup', { name: 'Your rating', exact: true });
  const three = stars.getByRole('radio', { name: '3 stars', exact: true });
  for (const checked of [1, 0]) {
    const rated = page.waitForResponse((answer) => answer.url().endsWith('/api/feedback'));
    await three.tap();
    await expect(stars.getByRole('radio', { checked: true })).toHaveCount(checked);
    expect((await rated).status()).toBe(200);
  }
  await page.reload();
  await expect(libraryCards(page)).toHaveCount(1);
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.getByLabel('Search prompts', { exact: true }).fill('');
  await expect(page).not.toHaveURL(/search=/);
  const stories = prompts.filter(({ category }) => category === 'First-person anecdote');
  await page.getByLabel('Type', { exact: true }).selectOption('Story');
  await expect(page).toHaveURL(/type=story/);
  await expect(libraryCards(page)).toHaveCount(stories.length);
  await page.getByLabel('Type', { exact: true }).selectOption('All Types');
  await page.getByLabel('Theme', { exact: true }).selectOption('Pricing');
  await expect(page).toHaveURL(/theme=1/);
  await expect(libraryCards(page).first()).toContainText('Pricing');
  await expect(libraryCards(page).filter({ hasText: 'Client conversations' })).toHaveCount(0);
  await page.getByLabel('Theme', { exact: true }).selectOption('All Themes');
  await expect(card).toBeVisible();

  await card.getByRole('radio', { name: '2 stars', exact: true }).tap();
  await expect(card.getByRole('radio', { name: '2 stars', exact: true })).toBeChecked();
  await card.getByRole('button', { name: 'Archive', exact: true }).tap();
  await noticeSays(page, 'Archived successfully');
  await page
    .getByRole('group', { name: 'Status', exact: true })
    .getByRole('button', { name: /^Archived/ })
    .tap();
  await expect(libraryCards(page)).toHaveCount(1);

  await card.getByRole('button', { name: 'Share Your Feedback', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share Your Feedback', exact: true });
  await dialog.getByRole('radio', { name: '2 stars', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Dislike Relevance', exact: true }).tap();
  await fits(page);
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Submit Feedback', exact: true }).tap();
  await noticeSays(page, 'Thank you for your feedback! It helps us improve.');
});
