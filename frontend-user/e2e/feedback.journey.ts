import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { openNewPost } from './actors/post';
import { havePromptsWritten, storedPrompts } from './actors/prompts';
import { settleAccount } from './actors/session';
import { openPerson, signInToConsole } from './actors/staff';
import { hearToasts } from './actors/toasts';
import { newPerson } from './actors/user';

test.describe.configure({ timeout: 240_000 });

test('a line to the staff is read and answered in the console', async ({ page, browser }) => {
  const person = newPerson('Lena Example', 'feedback-line');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);
  await page.goto('/content-calendar');
  await page.getByRole('link', { name: 'Feedback', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feedback', level: 1, exact: true })).toBeVisible();
  await expect(page.getByText('You have not rated anything yet')).toBeVisible();
  await expectClean(page);

  const field = page.getByLabel('Your line', { exact: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please write a line first')).toBeVisible();
  await field.fill('x'.repeat(281));
  await expect(page.getByText('281 of 280')).toBeVisible();
  await expect(page.getByText('Keep it to 280 characters')).toBeVisible();
  const line = `More client stories, please, says ${person.email}`;
  await field.fill(line);
  await page.reload();
  await expect(field).toHaveValue(line);
  await page.route('**/api/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await field.press('Enter');
  await toasts.said('Your line was not sent');
  await expect(field).toHaveValue(line);
  await page.unroute('**/api/messages');
  await field.press('Enter');
  const lines = page
    .getByRole('list', { name: 'Your lines to the staff', exact: true })
    .getByRole('listitem');
  await expect(lines).toContainText([line]);
  await expect(lines).toContainText(['Sent']);
  await expect(field).toHaveValue('');

  const desk = await browser.newContext();
  const staff = await desk.newPage();
  await signInToConsole(staff);
  await expect(staff.getByRole('link', { name: /^Messages\s*\d+ unread$/ })).toBeVisible();
  await staff.getByRole('link', { name: /^Messages/ }).click();
  await expect(
    staff.getByRole('table', { name: 'Messages', exact: true }).getByText('Unread').first(),
  ).toBeVisible();
  await expectClean(staff);
  await staff.getByRole('link', { name: line }).click();
  await expect(staff.getByRole('heading', { name: `A line from ${person.name}`, exact: true })).toBeVisible();
  await expect(staff.getByText('Read', { exact: true })).toBeVisible();
  await expectClean(staff);
  await staff
    .getByRole('textbox', { name: 'Your answer', exact: true })
    .fill('The next batch begins with two.');
  await staff.getByRole('button', { name: 'Send the answer', exact: true }).click();
  await expect(staff.getByText('Answered')).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Your answer', exact: true })).toBeHidden();
  await desk.close();

  await page.reload();
  await expect(lines).toContainText(['The next batch begins with two.']);
  await expectClean(page);
});

test('feedback on a post is on the page of all feedback, can be changed, and reaches the staff', async ({
  page,
  browser,
}) => {
  const person = newPerson('Ida Example', 'feedback-post');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);
  await page.goto('/posts');
  const title = `Rated by ${person.email}`;
  await openNewPost(page, title);
  const rating = page.getByRole('region', { name: 'Rate this post', exact: true });
  await rating.getByRole('radio', { name: '4 stars', exact: true }).click();
  await expect(rating.getByRole('radio', { name: '4 stars', exact: true })).toBeChecked();
  await rating.getByRole('button', { name: 'Share Your Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Your Feedback', exact: true });
  await expect(dialog.getByRole('list', { name: 'Aspects', exact: true }).getByRole('listitem')).toHaveText([
    'Content quality',
    'Writing style',
    'Structure',
    'Engagement level',
    'Professional tone',
    'Accuracy',
    'Relevance',
    'Length',
  ]);
  await expect(dialog.getByText('I would use this post')).toBeVisible();
  await dialog.getByRole('radio', { name: '3 stars', exact: true }).click();
  await dialog.getByRole('button', { name: 'Like Structure', exact: true }).click();
  await dialog.getByLabel('Additional comments', { exact: true }).fill('Too long to read at breakfast.');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await rating.getByRole('button', { name: 'Share Your Feedback', exact: true }).click();
  await expect(dialog.getByLabel('Additional comments', { exact: true })).toHaveValue(
    'Too long to read at breakfast.',
  );
  await expect(dialog.getByRole('radio', { name: '3 stars', exact: true })).toBeChecked();
  const refused = { status: 400, json: { error: 'The post is being published', code: 'test.failing' } };
  await page.route('**/api/feedback', (route) => route.fulfill(refused));
  await dialog.getByRole('button', { name: 'Submit Feedback', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The post is being published');
  await expect(dialog.getByLabel('Additional comments', { exact: true })).toHaveValue(
    'Too long to read at breakfast.',
  );
  await page.unroute('**/api/feedback');
  await dialog.getByRole('button', { name: 'Submit Feedback', exact: true }).click();
  await toasts.said('Thank you for your feedback! It helps us improve.');
  await expect(rating.getByRole('radio', { name: '3 stars', exact: true })).toBeChecked();

  await page.goto('/feedback');
  const given = page
    .getByRole('list', { name: 'Your ratings and feedback', exact: true })
    .getByRole('listitem');
  await expect(given).toHaveCount(1);
  await expect(given).toContainText('Too long to read at breakfast.');
  await expect(given).toContainText('Liked: Structure');
  await expect(given.getByRole('img', { name: '3 of 5 stars', exact: true })).toBeVisible();
  await expectClean(page);
  await given.getByRole('button', { name: `Edit feedback: ${title}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue from that', exact: true }).click();
  await dialog.getByRole('radio', { name: '5 stars', exact: true }).click();
  await dialog.getByRole('button', { name: 'Submit Feedback', exact: true }).click();
  await expect(given.getByRole('img', { name: '5 of 5 stars', exact: true })).toBeVisible();
  await given.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);

  await page.goto('/posts');
  await page.getByRole('button', { name: `More for “${title}”`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share Your Feedback', exact: true }).click();
  await expect(dialog).toContainText(title);

  const desk = await browser.newContext();
  const staff = await desk.newPage();
  await signInToConsole(staff);
  await staff.getByRole('link', { name: 'Feedback', exact: true }).click();
  const row = staff.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('5 of 5');
  await expect(row).toContainText('Too long to read at breakfast.');
  // Chosen before the search has begun: both hold.
  await staff.getByRole('searchbox').fill('at breakfast');
  await staff.getByLabel('Stars', { exact: true }).selectOption('4');
  await expect(staff).toHaveURL(/breakfast.*rating|rating.*breakfast/);
  await expect(row).toBeHidden();
  await expect(staff.getByRole('searchbox')).toHaveValue('at breakfast');
  await expect(staff.getByLabel('Stars', { exact: true })).toHaveValue('4');
  await expectClean(staff);
  await desk.close();
});

test('what is typed while feedback is sent stays, and signing out names what was not sent', async ({
  page,
}) => {
  const person = newPerson('Nora Example', 'feedback-unsent');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);
  const title = 'Never sent';
  await openNewPost(page, title);
  const rating = page.getByRole('region', { name: 'Rate this post', exact: true });
  await rating.getByRole('radio', { name: '4 stars', exact: true }).click();
  await page.goto('/feedback');

  const dialog = page.getByRole('dialog', { name: 'Share Your Feedback', exact: true });
  await page.getByRole('button', { name: `Edit feedback: ${title}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue from that', exact: true }).click();
  const comments = dialog.getByLabel('Additional comments', { exact: true });
  await comments.fill('The first words');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/feedback', async (route) => {
    await held;
    await route.fallback();
  });
  const sent = page.waitForRequest(
    (call) => call.method() === 'POST' && call.url().endsWith('/api/feedback'),
  );
  await dialog.getByRole('button', { name: 'Submit Feedback', exact: true }).click();
  expect((await sent).postDataJSON(), 'a text that is not at hand is not sent as none').not.toHaveProperty(
    'contextInfo',
  );
  await comments.fill('The first words and more');
  answer();
  await toasts.said('Thank you for your feedback! It helps us improve.');
  await expect(comments).toHaveValue('The first words and more');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: person.email }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Sign out and lose text?', exact: true });
  await expect(question).toContainText(`Feedback on “${title}”`);
  await question.getByRole('button', { name: 'Sign out anyway', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('drumbeat-form'))),
  ).toEqual([]);
});

test('the batch form shows what the next prompts learn from', async ({ page, request, browser }) => {
  const person = newPerson('Olga Example', 'feedback-lessons');
  await settleAccount(page.request, person);
  await havePromptsWritten(page.request, request, { count: 3, weeks: 1, push: false });
  const [first] = await storedPrompts(page);
  const liked = await page.request.post('/api/feedback', {
    data: { type: 'prompt', targetId: String(first!.id), rating: 5 },
  });
  expect(liked.status()).toBe(200);

  const desk = await browser.newContext();
  const staff = await desk.newPage();
  await signInToConsole(staff);
  await openPerson(staff, person);
  await staff.getByRole('link', { name: 'Make batch', exact: true }).click();
  const lessons = staff.getByRole('region', { name: 'What it learns from', exact: true });
  await expect(lessons).toContainText('0 of 3 prompts used');
  await expect(lessons).toContainText(first!.hook);
  await expectClean(staff);
  await desk.close();
});

test('lists that cannot be loaded say so and can be tried again', async ({ page }) => {
  await settleAccount(page.request, newPerson('Vera Example', 'feedback-failing'));
  const failing = { status: 400, json: { error: 'Out of order', code: 'test.failing' } };
  await page.route('**/api/feedback?*', (route) => route.fulfill(failing));
  await page.route('**/api/messages?*', (route) => route.fulfill(failing));
  await page.goto('/feedback');
  const failures = ['Failed to load feedback', 'Your lines could not be loaded'].map((hasText) =>
    page.getByRole('alert').filter({ hasText }),
  );
  for (const failure of failures) await expect(failure).toBeVisible();
  await expectClean(page);
  await page.unrouteAll();
  for (const failure of failures) {
    await failure.getByRole('button', { name: 'Try again', exact: true }).click();
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});
