import { expect, test, type Locator, type Page } from '@playwright/test';
import { allowOnLinkedIn, openFeed } from './actors/linkedin';
import { addPillar, openPerson, orderBatch, signInToConsole } from './actors/staff';
import { hearToasts } from './actors/toasts';
import { draftIsThere, newPerson, PILLARS, rewrite, signUpForFree } from './actors/user';
import { answerFirst } from './actors/writer';

const POSTED = `We priced the risk instead of the hours, and the client said yes.

It took one question: "What happens if this is late?"`;
const SCHEDULED = `Three numbers tell me whether a studio will have a good year.

None of them is revenue.`;

/**
 * Beside the three that a new user begins with, nine prompts fill every slot of two weeks, so the whole of next week has two a
 * day, whatever day it is today.
 */
const BATCH = { count: 9, weeks: 2 };

// Through the whole product in one go.
test.describe.configure({ timeout: 400_000 });

/** The day of the week behind the one that the calendar opens with. */
async function openNextWeek(page: Page, weekday: string): Promise<Locator> {
  await page.goto('/content-calendar');
  const day = page.getByRole('region', { name: new RegExp(`^${weekday}`) });
  const first = await day.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Next week', exact: true }).click();
  // The week that was left stands there until the next one is drawn.
  await expect(day).not.toHaveAttribute('aria-label', first!);
  return day;
}

/** Drafts the prompt of a day that is still to come, whatever day it is today. */
async function selectNextWeek(page: Page, weekday: string): Promise<void> {
  const day = await openNextWeek(page, weekday);
  await day.getByRole('button', { name: 'Select', exact: true }).first().click();
}

/** Rows of the list of posts; notices are list items, too, and stand beside the page. */
const rowsSaying = (page: Page, state: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: state });

test('somebody new goes from sign-up to a post on LinkedIn, and one that is scheduled', async ({
  browser,
  page,
}) => {
  const person = newPerson('Mary Example', 'main-job');
  const toasts = await hearToasts(page);

  await test.step('signs up, names pillars, takes the free plan, and finds the first prompts on the calendar', async () => {
    await signUpForFree(page, person);
    await expect(page).toHaveURL(/selectedDate=/);
    await expect(page.getByRole('tab', { name: /^All/ })).toContainText('3');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('staff add a pillar and order prompts for the calendar', async () => {
    const context = await browser.newContext();
    const staff = await context.newPage();
    await signInToConsole(staff);
    await openPerson(staff, person);
    await addPillar(staff, 'Hiring and delegation', PILLARS.length);
    await orderBatch(staff, BATCH);
    await context.close();
  });

  await test.step('selects a prompt, answers what it asks, and the draft streams in', async () => {
    await selectNextWeek(page, 'Monday');
    await expect(page.getByRole('form', { name: 'A few questions first', exact: true })).toBeVisible();
    const stream = page.waitForResponse('**/api/posts/generate');
    await answerFirst(page);
    expect((await stream).headers()['content-type']).toContain('text/event-stream');
    await draftIsThere(page);
  });

  await test.step('edits it, and it is saved without being asked', async () => {
    await rewrite(page, POSTED);
    await page.reload();
    await expect(page.getByLabel('Post text', { exact: true })).toHaveValue(POSTED);
  });

  await test.step('connects LinkedIn on its consent page and comes back to the post', async () => {
    await page.getByRole('button', { name: 'Preview and post', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Preview and Post to LinkedIn', exact: true })
      .getByRole('button', { name: 'Connect to LinkedIn', exact: true })
      .click();
    await allowOnLinkedIn(page, person.name);
    await toasts.said('LinkedIn connected');
    await expect(page.getByLabel('Post text', { exact: true })).toHaveValue(POSTED);
  });

  await test.step('finds the dialog open, and posts it now', async () => {
    await page
      .getByRole('dialog', { name: 'Preview and Post to LinkedIn', exact: true })
      .getByRole('button', { name: 'Post Now', exact: true })
      .click();
    await toasts.said('Posted to LinkedIn successfully!');
    await expect(page.getByRole('tab', { name: /^Posted/, selected: true })).toBeVisible();
    await expect(rowsSaying(page, 'Posted')).toHaveCount(1);
  });

  await test.step('schedules a second one for the day of its prompt', async () => {
    await selectNextWeek(page, 'Friday');
    await answerFirst(page);
    await draftIsThere(page);
    await rewrite(page, SCHEDULED);
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule post', exact: true });
    await dialog.getByLabel('Time', { exact: true }).click();
    await page.getByRole('option', { name: '9:00 AM', exact: true }).click();
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await toasts.said('Post scheduled successfully!');
    await expect(page.getByRole('tab', { name: /^Scheduled/, selected: true })).toBeVisible();
    const row = rowsSaying(page, 'Scheduled');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('9:00 AM');
  });

  await test.step('sees it on the calendar, on its day', async () => {
    const friday = await openNextWeek(page, 'Friday');
    await expect(friday.getByText('Scheduled', { exact: true })).toBeVisible();
    await expect(friday.getByText(/9:00 AM/)).toBeVisible();
  });

  await test.step('and the first one stands on LinkedIn, once', async () => {
    await openFeed(page);
    const posts = page.getByRole('article').filter({ hasText: person.name });
    await expect(posts).toHaveCount(1);
    await expect(posts).toContainText('We priced the risk instead of the hours');
  });
});
