import { MOVE_TEXTS } from '@drumbeat/domain';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { after, dayNamed, drag, nextMonday, openCalendar, placesOf, plan, shortDay } from './actors/calendar';
import { call } from './actors/call';
import { connectLinkedIn } from './actors/linkedin';
import { noticeSays, settleWithPrompts, storedPrompts } from './actors/prompts';
import { newPerson } from './actors/user';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();

/** A post without the page; scheduled where a time is given, else planned for a day or not at all. */
async function havePost(
  page: Page,
  title: string,
  at: { instant?: string; day?: string } = {},
): Promise<string> {
  const made = await call(page.request, 'POST', '/api/posts', {
    title,
    content: `Three words about ${title}.`,
    ...(at.day ? { scheduled_date: at.day } : {}),
  });
  const { id } = (await made.json()) as { id: string };
  if (at.instant) {
    const body = { id, scheduledAt: at.instant, timezone: 'America/Chicago' };
    await call(page.request, 'POST', '/api/posts/linkedin/schedule', body);
  }
  return id;
}

test('prompts and posts are dragged on week and month, change places, and go back', async ({
  page,
  request,
}) => {
  const person = newPerson('Dragging Example', 'dragging');
  await settleWithPrompts(page, request, person, { count: 4 });
  await connectLinkedIn(page, person.name);
  const prompts = await storedPrompts(page);
  const [first, second, third] = prompts.map(({ hook }) => hook) as [string, string, string];
  const monday = nextMonday();
  await page.goto('/content-calendar');
  await expect(page.getByText('No prompt for the day')).toHaveCount(3);
  await expectClean(page);
  await plan(page, prompts[0]!, monday, 1);
  await plan(page, prompts[1]!, after(monday, 2), 1);
  await plan(page, prompts[2]!, after(monday, 2), 2);
  await havePost(page, 'Studio numbers', { instant: `${monday}T15:30:00Z` });
  await havePost(page, 'Out of the beat', { day: after(monday, 1) });
  await openCalendar(page, monday);
  const [mondays, wednesdays, fridays] = (['Monday', 'Wednesday', 'Friday'] as const).map((name) =>
    dayNamed(page, name),
  ) as [Locator, Locator, Locator];
  const placed = (name: string) => page.getByRole('group', { name });

  await test.step('onto an empty day, and back', async () => {
    await expect(mondays.getByRole('article', { name: first })).toBeVisible();
    await expectClean(page);
    await drag(placed(first), placesOf(fridays).last());
    await expect(page.getByText(`Moved to ${shortDay(after(monday, 4))}`)).toBeVisible();
    await expect(fridays.getByRole('article', { name: first })).toBeVisible();
    await expect(mondays.getByText('No prompt for the day')).toBeVisible();
    await undo(page);
    await expect(mondays.getByRole('article', { name: first })).toBeVisible();
    await noticeSays(page, 'Moved back');
  });

  await test.step('onto a slot that is taken: the two change places, and stay there', async () => {
    await drag(placed(first), placed(third));
    await expect(page.getByText(MOVE_TEXTS.changedPlaces(third))).toBeVisible();
    await page.reload();
    await expect(placesOf(wednesdays).nth(1)).toHaveAccessibleName(second);
    await expect(placesOf(wednesdays).nth(2)).toHaveAccessibleName(first);
    await expect(mondays.getByRole('article', { name: third })).toBeVisible();
  });

  await test.step('where another tab was faster, its newest state is shown', async () => {
    await plan(page, prompts[0]!, after(monday, 4), 2);
    await drag(placed(first), placesOf(mondays).nth(2));
    await noticeSays(page, 'This prompt was changed elsewhere. You see its newest state.');
    await expect(fridays.getByRole('article', { name: first })).toBeVisible();
  });

  await test.step('a scheduled post keeps its time on another day', async () => {
    const time = mondays.getByText(/^\d?\d:30 AM C[SD]T$/);
    const label = (await time.textContent()) ?? '';
    await drag(placed('Studio numbers'), placesOf(wednesdays).first());
    await expect(page.getByText(`Moved to ${shortDay(after(monday, 2))}`)).toBeVisible();
    await expect(wednesdays.getByText(label)).toBeVisible();
    await undo(page);
    await expect(mondays.getByText(label)).toBeVisible();
    await noticeSays(page, 'Moved back');
  });

  await test.step('in the month, too', async () => {
    const cell = (days: number) => page.locator(`[data-date="${after(monday, days)}"]`);
    await page.goto(`/content-calendar?layout=month&selectedDate=${after(monday, 1)}`);
    await expect(cell(1)).toContainText('Out of the beat');
    await expectClean(page);
    await drag(page.getByRole('grid').getByRole('button', { name: /Out of the beat/ }), cell(2));
    await expect(page.getByText(`Moved to ${shortDay(after(monday, 2))}`)).toBeVisible();
    await expect(cell(2)).toContainText('Out of the beat');
    await undo(page);
    await expect(cell(1)).toContainText('Out of the beat');
  });

  await test.step('the list, and the way to read all of it elsewhere', async () => {
    await page.goto(`/content-calendar?layout=list&selectedDate=${monday}`);
    await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('Out of the beat');
    await expectClean(page);
    await page.getByRole('button', { name: 'Layout: List', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Subscribe…', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to this calendar', exact: true });
    await dialog.getByRole('button', { name: 'Make an address', exact: true }).click();
    const address = dialog.getByLabel('Address', { exact: true });
    await expect(address).toHaveValue(/\/api\/calendar\/feed\/.+\.ics$/);
    const feed = await request.get(await address.inputValue());
    expect(feed.headers()['content-type']).toContain('text/calendar');
    expect(await feed.text()).toContain('BEGIN:VEVENT');
    await expectClean(page);
  });
});

test('the keyboard walks the week and moves what stands there', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Keys Example', 'planning-keys'), { count: 4 });
  const prompts = await storedPrompts(page);
  const [first, second] = prompts.map(({ hook }) => hook) as [string, string];
  const monday = nextMonday();
  await plan(page, prompts[0]!, monday, 1);
  await plan(page, prompts[1]!, after(monday, 2), 2);
  await plan(page, prompts[2]!, after(monday, 7), 1);
  await openCalendar(page, monday);
  const focused = page.locator('[data-place]:focus');
  await placesOf(dayNamed(page, 'Monday')).first().focus();

  await test.step('arrows lead from place to place', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName(first);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName('No prompt for this slot');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName(second);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveAccessibleName(first);
    await expect(page.locator('[data-place][tabindex="0"]')).toHaveCount(1);
  });

  await test.step('M opens "Move to…", and the focus goes with what was moved', async () => {
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'Move to…', exact: true });
    await dialog.getByLabel('Day', { exact: true }).fill(after(monday, 4));
    await expect(dialog.getByRole('radio', { name: 'First slot free', exact: true })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Second slot free', exact: true }).check();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(placesOf(dayNamed(page, 'Friday')).nth(2)).toHaveAccessibleName(first);
    await expect(focused).toHaveAccessibleName(first);
    await undo(page);
    await expect(dayNamed(page, 'Monday').getByRole('article', { name: first })).toBeVisible();
  });

  await test.step('Page Down and Up change the week, and the focus stays in it', async () => {
    await placesOf(dayNamed(page, 'Monday')).first().focus();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(new RegExp(`selectedDate=${after(monday, 7)}`));
    await expect(page.getByRole('article', { name: prompts[2]!.hook })).toBeVisible();
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('article', { name: first })).toBeVisible();
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('article', { name: prompts[2]!.hook })).toBeVisible();
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(page).not.toHaveURL(/selectedDate/);
    await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeDisabled();
    await expect(page.locator('[data-place]')).not.toHaveCount(0);
    await expect(focused).toHaveCount(1);
  });

  await test.step('Enter opens the whole prompt, and Escape goes back to its place', async () => {
    await openCalendar(page, monday);
    await placesOf(dayNamed(page, 'Monday')).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName(first);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(first);
    await expect(page).toHaveURL(new RegExp(`prompt=${prompts[0]!.id}`));
    await expectClean(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/prompt=/);
  });
});
