import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import { isSaved, textOf } from './actors/editor';
import { allowOnLinkedIn } from './actors/linkedin';
import { openOwnPost } from './actors/notes';
import { settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import { newPerson } from './actors/user';

const ZONE = 'America/Chicago';
const STOCK = 'Let that sink in';
const CONTENT = `We priced the risk instead of the hours, and the client said yes.

It took one question: “What happens if this is late?” She thought about it for a whole minute, named a number, and it was three times our fee.

${STOCK}. More: https://example.com/prices`;

/** Today's date in the user's zone, so many days on. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() + days * 86_400_000);

/** 'Friday, November 20' */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));

const publishDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Preview and Post to LinkedIn', exact: true });
const scheduleDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule post', exact: true });
const dayIn = (dialog: Locator, date: string) =>
  dialog.getByRole('grid').getByRole('button', { name: new RegExp(`^${inWords(date)}`) });

/** What the page sends to have a post scheduled: the browser tells nobody else the body of a Request. */
const hearSchedule = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const real = window.fetch.bind(window);
        window.fetch = (input, init) => {
          if (input instanceof Request && input.url.endsWith('/linkedin/schedule')) {
            void input.clone().text().then(resolve);
          }
          return real(input, init);
        };
      }),
  );

test('the dialogs say what will happen, refuse what cannot, and lead to where the post is', async ({
  page,
}) => {
  const person = newPerson('Ada Example', 'dialogs');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);
  const created = await call(page.request, 'POST', '/api/posts', { content: CONTENT });
  const { id } = (await created.json()) as { id: string };
  await page.goto(`/posts/${id}`);

  await test.step('without LinkedIn: the text as it goes out, its length, what to look at, and how to connect', async () => {
    await page.getByRole('button', { name: 'Preview and post', exact: true }).click();
    const dialog = publishDialog(page);
    await expect(dialog.getByRole('group', { name: 'The text that is posted', exact: true })).toContainText(
      STOCK,
    );
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByText(`${CONTENT.length} characters`)).toBeVisible();
    await expect(dialog.getByText('Modified')).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Connect to LinkedIn', exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeEnabled();
    const checks = dialog.getByRole('list', { name: /^Checks/ });
    await expect(checks.getByText('One stock phrase')).toBeVisible();
    await expect(checks.getByText('A link in the text')).toBeVisible();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Post Now', exact: true }).click();
    await toasts.said('Please connect your LinkedIn account first');
    await checks.getByRole('button', { name: 'Show: One stock phrase', exact: true }).click();
    await expect(dialog).toBeHidden();
    const selected = await textOf(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected).toBe(STOCK);
  });

  await test.step('an edit makes it "Modified"', async () => {
    await textOf(page).fill(CONTENT.replace(`${STOCK}. `, ''));
    await isSaved(page);
    await page.getByRole('button', { name: 'Preview and post', exact: true }).click();
    await expect(publishDialog(page).getByText('Modified')).toBeVisible();
    await expect(publishDialog(page).getByText('One stock phrase')).toBeHidden();
    await publishDialog(page).getByRole('button', { name: 'Connect to LinkedIn', exact: true }).click();
    await allowOnLinkedIn(page, person.name);
    await toasts.said('LinkedIn connected');
  });

  await test.step('the schedule: tomorrow at six in the user’s zone, from today on, 24 hours, the start of the text', async () => {
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const dialog = scheduleDialog(page);
    await expect(dialog.getByText('Scheduled for')).toBeVisible();
    await expect(dialog.getByText(`${inWords(dayAhead(1))} at 6:00 AM`)).toBeVisible();
    await expect(dialog.getByText(new RegExp(`^${ZONE}, C[SD]T\\.`))).toBeVisible();
    const preview = await dialog.getByRole('blockquote').innerText();
    expect(preview.endsWith('...')).toBe(true);
    expect(preview.replace(/\s/g, '')).toBe(`${CONTENT.slice(0, 200)}...`.replace(/\s/g, ''));
    await expect(dayIn(dialog, dayAhead(0))).toBeEnabled();
    const yesterday = dayIn(dialog, dayAhead(-1));
    if ((await yesterday.count()) > 0) await expect(yesterday).toBeDisabled();
    await expectClean(page);
    await dialog.getByLabel('Time', { exact: true }).click();
    const hours = page.getByRole('option');
    await expect(hours).toHaveCount(24);
    await expect(hours.first()).toHaveText('12:00 AM');
    await expect(hours.last()).toHaveText('11:00 PM');
    expect(await page.locator('.MuiMenu-paper').evaluate((list) => list.clientHeight)).toBe(400);
    await hours.first().click();
  });

  await test.step('what is less than five minutes ahead is refused', async () => {
    const dialog = scheduleDialog(page);
    await dayIn(dialog, dayAhead(0)).click();
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please select a date and time at least 5 minutes in the future',
    );
  });

  await test.step('a typed time or day that is none schedules nothing, until something else is chosen', async () => {
    const dialog = scheduleDialog(page);
    const submit = dialog.getByRole('button', { name: 'Schedule', exact: true });
    await dayIn(dialog, dayAhead(1)).click();
    const typedTime = dialog.getByLabel('Or type a time', { exact: true });
    for (const wrong of ['8:7', '25:00']) {
      await typedTime.fill(wrong);
      // As a hand does it: the pointer asks nobody whether the button can be pressed.
      await submit.click({ force: true });
      await expect(dialog.getByText('Write it like 8:15 AM or 20:15')).toBeVisible();
      await expect(submit).toBeDisabled();
    }
    await typedTime.fill('20:15');
    await expect(dialog.getByText(`${inWords(dayAhead(1))} at 8:15 PM`)).toBeVisible();
    await expect(submit).toBeEnabled();
    const openBeat = dialog.getByRole('button', { name: /^Next open beat:/ });
    await openBeat.press('Enter');
    await expect(openBeat).toBeFocused();
    await expect(typedTime).toHaveValue('');
    await dialog.getByLabel('Date', { exact: true }).fill(dayAhead(1));
    await dialog.getByLabel('Date', { exact: true }).fill('someday');
    await submit.click({ force: true });
    await expect(dialog.getByText('Write it like Nov 27 or 2026-11-27')).toBeVisible();
    await dayIn(dialog, dayAhead(1)).click();
    await typedTime.fill('');
    await expect(submit).toBeEnabled();
  });

  await test.step('a server that cannot is told, and nothing is closed; then it is scheduled', async () => {
    const dialog = scheduleDialog(page);
    await dayIn(dialog, dayAhead(1)).click();
    await page.route('**/api/posts/linkedin/schedule', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await toasts.said('Failed to schedule post');
    const sent = hearSchedule(page);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    const { scheduledAt } = JSON.parse(await sent) as { scheduledAt: string };
    expect(scheduledAt).toBe(new Date(scheduledAt).toISOString());
    await toasts.said('Post scheduled successfully!');
    await expect(page).toHaveURL(/\/posts\?tab=scheduled/);
  });

  await test.step('posted at once instead: a failure is told, then it is on /posts?tab=posted', async () => {
    await page.goto(`/posts/${id}`);
    await page.getByRole('button', { name: 'Preview and post', exact: true }).click();
    const postNow = publishDialog(page).getByRole('button', { name: 'Post Now', exact: true });
    await page.route('**/api/posts/share/personal', (route) => route.abort(), { times: 1 });
    await postNow.click();
    await toasts.said('Failed to post to LinkedIn');
    await postNow.click();
    await toasts.said('Posted to LinkedIn successfully!');
    await expect(page).toHaveURL(/\/posts\?tab=posted/);
  });
});

test('Escape closes a dialog also while nothing in it has the focus', async ({ page }) => {
  await settleAccount(page.request, newPerson('Esc Example', 'dialogs-escape'));
  await page.goto('/content-calendar');
  const own = await openOwnPost(page);
  // As when a button is disabled under the finger: the page gets the focus, and the next key.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(own).toBeHidden();
});
