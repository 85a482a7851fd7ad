import { expect, test } from '@playwright/test';
import { expectClean, expectCleanAtBothWidths } from './actors/axe';
import { call } from './actors/call';
import { settleAccount } from './actors/session';
import { signInToConsole } from './actors/staff';
import { newPerson } from './actors/user';

// Axe reads many pages in one journey.
test('a line and feedback reach the staff, whose answer comes back', async ({ page, browser }) => {
  const person = newPerson('Lena Example', 'feedback');
  await settleAccount(page.request, person);
  await page.goto('/content-calendar');
  await page.getByRole('link', { name: 'Feedback', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feedback', level: 1, exact: true })).toBeVisible();
  await expect(page.getByText('You have not rated anything yet')).toBeVisible();
  await expectClean(page);

  const title = `Rated by ${person.email}`;
  const created = await call(page.request, 'POST', '/api/posts', { title, content: 'The first words.' });
  const { id: targetId } = (await created.json()) as { id: string };
  await call(page.request, 'POST', '/api/feedback', {
    type: 'post',
    targetId,
    rating: 5,
    likedAspects: ['Structure'],
    feedbackText: 'Too long to read at breakfast.',
  });
  const line = `More client stories, please, says ${person.email}`;
  const lines = page
    .getByRole('list', { name: 'Your lines to the staff', exact: true })
    .getByRole('listitem');

  await test.step('the page has what was sent', async () => {
    await page.reload();
    await page.getByLabel('Your line', { exact: true }).fill(line);
    await page.keyboard.press('Enter');
    await expect(lines).toContainText([line]);
    await expect(lines).toContainText(['Sent']);
    await expect(page.getByRole('list', { name: 'Your ratings and feedback', exact: true })).toContainText(
      'Too long to read at breakfast.',
    );
  });

  await test.step('staff read both, and answer', async () => {
    const staffContext = await browser.newContext();
    const staff = await staffContext.newPage();
    await signInToConsole(staff);
    await expect(staff.getByRole('link', { name: /^Messages\s*\d+ unread$/ })).toBeVisible();
    await staff.getByRole('link', { name: /^Messages/ }).click();
    await expect(
      staff.getByRole('table', { name: 'Messages', exact: true }).getByText('Unread').first(),
    ).toBeVisible();
    await expectClean(staff);
    await staff.getByRole('link', { name: line }).click();
    await expect(
      staff.getByRole('heading', { name: `A line from ${person.name}`, exact: true }),
    ).toBeVisible();
    await expect(staff.getByText('Read', { exact: true })).toBeVisible();
    await expectClean(staff);
    const answer = staff.getByRole('textbox', { name: 'Your answer', exact: true });
    await answer.fill('The next batch begins with two.');
    await staff.getByRole('button', { name: 'Send the answer', exact: true }).click();
    await expect(staff.getByText('Answered')).toBeVisible();
    await expect(answer).toBeHidden();

    await staff.getByRole('link', { name: 'Feedback', exact: true }).click();
    const row = staff.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('5 of 5');
    await expect(row).toContainText('Too long to read at breakfast.');
    await expectClean(staff);

    const { id } = (await (await page.request.get('/api/profile')).json()) as { id: string };
    const source = encodeURIComponent(JSON.stringify({ user_id: id }));
    await staff.goto(`/admin/prompt-batches/create?source=${source}`);
    await expect(staff.getByRole('region', { name: 'What it learns from', exact: true })).toBeVisible();
    await expectClean(staff);
    await staffContext.close();
  });

  await test.step('the answer is on the page, which fits phones and is clean, like its dialog', async () => {
    await page.reload();
    await expect(lines).toContainText(['The next batch begins with two.']);
    await expectCleanAtBothWidths(page);
    await page.getByRole('button', { name: `Edit feedback: ${title}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Your Feedback', exact: true });
    await expect(dialog.getByRole('button', { name: 'Like Structure', exact: true })).toBeVisible();
    await expectClean(page);
  });

  await test.step('so are lists that cannot be loaded', async () => {
    const failing = { status: 400, json: { error: 'Out of order', code: 'test.failing' } };
    await page.route('**/api/feedback?*', (route) => route.fulfill(failing));
    await page.route('**/api/messages?*', (route) => route.fulfill(failing));
    await page.reload();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expectClean(page);
  });
});
