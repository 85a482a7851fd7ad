import { expect, test } from '@playwright/test';
import { allowOnLinkedIn } from '../actors/linkedin';
import { atStep, draftIsThere, PASSWORD, takeFreePlan } from '../actors/user';
import { take } from './take';

const PILLARS = ['Kitchens that work', 'Prices without secrets', 'From the workshop'];

/** What she saw, as quickly as she says it. */
const SEEN =
  'A client in Ahrensburg wanted eleven drawers. I asked what goes into each. We stopped at seven, and she got a window for the money.';
const TITLE = 'The most expensive drawer I ever built was empty.';
const POST = `A client wanted eleven of them. I asked what goes into each. We stopped at seven.

Four drawers less, one window more. She cooks with daylight now, and she tells everybody why.

Ask what goes in before you ask how wide.`;

test('the first ten minutes of a new account', async ({ page }) => {
  const name = 'Hanna Berg';
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });

  await page.goto('/signup');
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill('hanna@berg-kitchens.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await take(page, 'first-1-sign-up');
  await button('Start for free').click();

  await atStep(page, 'Who do you serve?');
  await button('Continue to pillars').click();
  await atStep(page, 'What do you want to be known for?');
  for (const [index, pillar] of PILLARS.entries()) {
    await page.getByLabel(`Pillar ${index + 1}`, { exact: true }).fill(pillar);
  }
  await take(page, 'first-2-pillars');
  await button('Continue to voice').click();
  await atStep(page, 'How do you sound?');
  await button('Continue to rhythm').click();
  await atStep(page, 'How often, and by whose clock?');
  await button('Write my prompts').click();

  await takeFreePlan(page);
  await expect(page.getByRole('tab', { name: /^All/ })).toContainText('3');
  await expect(button('Select').first()).toBeVisible();
  await take(page, 'first-3-prompts');

  await button('Select').first().click();
  const questions = page.getByRole('form', { name: 'A few questions first', exact: true });
  await questions.getByRole('textbox').first().fill(SEEN);
  await button('Write with this answer').click();
  await draftIsThere(page);
  await expect(page.getByRole('form', { name: 'Change the text', exact: true })).toBeVisible();
  await take(page, 'first-4-draft');

  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await page.getByLabel('Post text', { exact: true }).fill(`${TITLE}\n\n${POST}`);
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await button('Preview and post').click();
  const preview = page.getByRole('dialog', { name: 'Preview and Post to LinkedIn', exact: true });
  await preview.getByRole('button', { name: 'Connect to LinkedIn', exact: true }).click();
  await allowOnLinkedIn(page, name);
  await expect(preview.getByRole('button', { name: 'Post Now', exact: true })).toBeVisible();
  await take(page, 'first-5-preview');

  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await button('Schedule').click();
  const dialog = page.getByRole('dialog', { name: 'Schedule post', exact: true });
  await dialog.getByRole('button', { name: /^Next open beat:/ }).click();
  await expect(page.getByText('LinkedIn connected', { exact: true })).toBeHidden();
  await take(page, 'first-6-schedule');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Scheduled/, selected: true })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await take(page, 'first-7-week');
});
