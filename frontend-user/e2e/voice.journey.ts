import { expect, test } from '@playwright/test';
import { expectCleanAtBothWidths } from './actors/axe';
import { call } from './actors/call';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

const POSTS = [
  'The lift stopped on a Tuesday.\n\nTwo engineers changed its board, and it stopped again before lunch. I rode it for an hour with the night porter, who had known the reason since Easter and was never asked.',
  'A client sent me nine pages.\n\nI read them twice and understood one sentence. We threw eight of them away, and the offer that was left won the job within a week.',
  'My first invoice was late.\n\nIt lay in a drawer for a month, because I was afraid of the number on it. The customer paid it the same day and thanked me for the reminder.',
  'Nobody looks behind the door.\n\nThat is where the cold comes in. A brush strip for twelve pounds saved what a new boiler for four thousand had been ordered to save.',
  'I say no on Fridays.\n\nWhoever calls at five wants it by Monday, and what is made on a Sunday is made again on Wednesday. My regulars know it, and they call on Thursday.',
  'The best tool is a notebook.\n\nMine has a burn from a radiator and the names of forty caretakers. Each of them told me something that no drawing shows.',
  'An old pump told me more than its maker.\n\nIt had run for thirty years because somebody oiled it every spring, wrote the date on the wall beside it, and showed the next caretaker how.',
  'Cheap offers cost twice.\n\nThe second time it is my bill, and it is not a small one. I would rather see the cellar before anybody signs, and I charge nothing for the visit.',
  'Silence is a bad sign.\n\nA house where nobody complains has stopped hoping, and a customer who says nothing has already called somebody else. I ring them before they do.',
].map((text) => `${text}\n\nBring a lamp.`);

test('a new voice is asked for, read from posts, corrected, and better known each time', async ({ page }) => {
  await settleAccount(page.request, newPerson('Dara Example', 'voice'));
  await page.goto('/profile/writing-profile');
  const setup = page.getByRole('dialog', { name: 'Create Your Writing Profile', exact: true });
  await setup.getByRole('button', { name: 'Get Started', exact: true }).click();
  await setup.getByRole('button', { name: 'Create profile', exact: true }).click();
  await expect(setup).toBeHidden();
  const known = page.getByRole('region', { name: 'How Well AI Knows Your Style', exact: true });
  const percent = async () => Number.parseInt(await known.getByText(/^\d+%$/).innerText(), 10);
  const ofNobody = await percent();

  for (const postContent of POSTS) {
    await call(page.request, 'POST', '/api/sample-posts/analytics', {
      postContent,
      impressions: 1_000,
      likes: 20,
      comments: 5,
      shares: 1,
    });
  }
  await page.reload();
  await page.getByRole('button', { name: 'Analyse my voice', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Analyse again', exact: true })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Vocabulary and Language', exact: true })).toContainText(
    'Bring a lamp',
  );
  await expect.poll(percent).toBeGreaterThan(ofNobody);
  const fromPosts = await percent();

  await page.getByRole('button', { name: 'Edit Profile', exact: true }).click();
  const form = page.getByRole('form', { name: 'Edit your writing profile', exact: true });
  await form.getByLabel('Never use', { exact: true }).fill('game-changer');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Remove “game-changer”', exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(form).toBeHidden();
  await expect.poll(percent).toBeGreaterThan(fromPosts);
  await expectCleanAtBothWidths(page);
});
