import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import {
  after,
  chooseFor,
  dayNamed,
  drag,
  nextClockChange,
  nextMonday,
  openCalendar,
  placesOf,
  plan,
  shortDay,
  today,
} from './actors/calendar';
import { call } from './actors/call';
import { allowOnLinkedIn } from './actors/linkedin';
import {
  cardOf,
  noticeSays,
  openLibrary,
  settleWithPrompts,
  storedPrompts,
  type StoredPrompt,
} from './actors/prompts';
import { newPerson } from './actors/user';

test.describe.configure({ timeout: 180_000 });

const hooksOf = (prompts: readonly StoredPrompt[]) => prompts.map(({ hook }) => hook);
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
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

async function connectLinkedIn(page: Page, name: string): Promise<void> {
  const answer = await page.request.get('/api/callback/linkedin/authorize');
  await page.goto(((await answer.json()) as { url: string }).url);
  await allowOnLinkedIn(page, name);
  await expect
    .poll(async () => {
      const { accounts } = (await (await page.request.get('/api/social-accounts')).json()) as {
        accounts: { is_connected: boolean }[];
      };
      return accounts.some((account) => account.is_connected);
    })
    .toBe(true);
}

test('a week is planned from an empty calendar', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Planning Example', 'planning'), { count: 6 });
  const prompts = await storedPrompts(page);
  const monday = nextMonday();

  await test.step('nothing is on it: the current week stands empty, and says what is missing', async () => {
    await page.goto('/content-calendar');
    await expect(page.getByText('No prompts available yet')).toBeVisible();
    await expect(page.getByText('Contact your admin to generate prompts for your account')).toBeVisible();
    await expect(page.getByText('No prompt for the day')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Previous week', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Next week', exact: true })).toBeEnabled();
    await expectClean(page);
  });

  await test.step('weeks to come are planned, too: a slot two weeks on keeps its place in the library', async () => {
    await openCalendar(page, after(monday, 7));
    const wednesday = after(monday, 9);
    await dayNamed(page, 'Wednesday').getByRole('link', { name: 'Choose from Library', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: `Choose for ${shortDay(wednesday)}, slot 1`, exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await dayNamed(page, 'Wednesday').getByRole('link', { name: 'Choose from Library', exact: true }).click();
    await cardOf(page, prompts[5]!).getByRole('button', { name: 'Select', exact: true }).click();
    await expect(dayNamed(page, 'Wednesday').getByRole('article', { name: prompts[5]!.hook })).toBeVisible();
    await undo(page);
    await expect(page.getByText('No prompt for the day')).toHaveCount(3);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Previous week', exact: true })).toBeDisabled();
  });

  await test.step('prompts of the library get their dates', async () => {
    await openLibrary(page);
    for (const [index, prompt] of prompts.slice(0, 3).entries()) {
      await cardOf(page, prompt).getByRole('button', { name: '+ Add schedule date', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Schedule Date', exact: true });
      await dialog.getByLabel('Date', { exact: true }).fill(after(monday, index * 2));
      await dialog.getByRole('button', { name: 'Update Date', exact: true }).click();
      await noticeSays(page, 'Schedule date updated successfully');
    }
  });

  await test.step('and stand on the calendar', async () => {
    await openCalendar(page, monday);
    for (const [index, weekday] of (['Monday', 'Wednesday', 'Friday'] as const).entries()) {
      const day = dayNamed(page, weekday);
      await expect(day.getByRole('article', { name: prompts[index]!.hook })).toBeVisible();
      await expect(day.getByText('No prompt for this slot')).toHaveCount(1);
    }
    await expect(tab(page, 'All')).toContainText('3');
    await expectClean(page);
  });

  await test.step('one is archived and restored by calls of their own', async () => {
    const card = cardOf(page, prompts[0]!);
    await card.getByRole('button', { name: 'Archive', exact: true }).click();
    await noticeSays(page, 'Prompt archived successfully');
    await expect(card.getByRole('button', { name: 'Archived', exact: true })).toBeDisabled();
    await card.getByRole('button', { name: 'Unarchive', exact: true }).click();
    await noticeSays(page, 'Prompt unarchived successfully');
    await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
  });
});

test('a prompt is dragged, changes places, and goes back', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Dragging Example', 'dragging'), { count: 4 });
  const prompts = await storedPrompts(page);
  const [first, second, third] = hooksOf(prompts) as [string, string, string];
  const monday = nextMonday();
  await plan(page, prompts[0]!, monday, 1);
  await plan(page, prompts[1]!, after(monday, 2), 1);
  await plan(page, prompts[2]!, after(monday, 2), 2);
  await openCalendar(page, monday);
  const [mondays, wednesdays, fridays] = (['Monday', 'Wednesday', 'Friday'] as const).map((name) =>
    dayNamed(page, name),
  ) as [ReturnType<typeof dayNamed>, ReturnType<typeof dayNamed>, ReturnType<typeof dayNamed>];
  const placed = (hook: string) => page.getByRole('group', { name: hook });

  await test.step('onto an empty day, and back', async () => {
    await drag(placed(first), placesOf(fridays).last());
    await expect(page.getByText(`Moved to ${shortDay(after(monday, 4))}`)).toBeVisible();
    await expect(fridays.getByRole('article', { name: first })).toBeVisible();
    await expect(mondays.getByText('No prompt for the day')).toBeVisible();
    await undo(page);
    await expect(mondays.getByRole('article', { name: first })).toBeVisible();
    await expect(fridays.getByText('No prompt for the day')).toBeVisible();
    await noticeSays(page, 'Moved back');
  });

  await test.step('onto a slot that is taken: the two change places', async () => {
    await drag(placed(first), placed(third));
    await expect(page.getByText(`It changed places with “${third}”.`)).toBeVisible();
    await expect(wednesdays.getByRole('article', { name: first })).toBeVisible();
    await expect(mondays.getByRole('article', { name: third })).toBeVisible();
    await page.reload();
    await expect(placesOf(wednesdays).nth(1)).toHaveAccessibleName(second);
    await expect(placesOf(wednesdays).nth(2)).toHaveAccessibleName(first);
  });

  await test.step('where the server refuses, it stays and says why', async () => {
    await page.route('**/move', (route) =>
      route.fulfill({ status: 503, json: { error: 'Not today.', code: 'test.failing' } }),
    );
    await drag(placed(first), placesOf(fridays).last());
    await noticeSays(page, 'The prompt stays where it was');
    await expect(wednesdays.getByRole('article', { name: first })).toBeVisible();
    await page.unroute('**/move');
  });

  await test.step('where another tab was faster, its newest state is shown', async () => {
    await plan(page, prompts[0]!, after(monday, 4), 2);
    await drag(placed(first), placesOf(mondays).nth(2));
    await noticeSays(page, 'This prompt was changed elsewhere. You see its newest state.');
    await expect(fridays.getByRole('article', { name: first })).toBeVisible();
  });
});

test('a prompt that was starred a moment ago is moved without a conflict', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Moment Example', 'planning-moment'), { count: 2 });
  const [prompt] = await storedPrompts(page);
  const monday = nextMonday();
  await plan(page, prompt!, monday, 1);
  await openCalendar(page, monday);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/api\/content-prompts\/\d+$/, async (route) => {
    await held;
    await route.fallback();
  });
  const friday = dayNamed(page, 'Friday');
  await cardOf(page, prompt!).getByRole('button', { name: 'Add to favorites', exact: true }).click();
  await drag(page.getByRole('group', { name: prompt!.hook }), placesOf(friday).last());
  await expect(friday.getByRole('button', { name: 'Remove from favorites', exact: true })).toBeVisible();
  letThrough();
  await expect(page.getByText(`Moved to ${shortDay(after(monday, 4))}`)).toBeVisible();
  await expect(friday.getByRole('button', { name: 'Remove from favorites', exact: true })).toBeVisible();
  const [stored] = await storedPrompts(page);
  expect(stored).toMatchObject({
    id: prompt!.id,
    is_favorite: true,
    scheduled_date: after(monday, 4),
  });
});

test('an address with a day that cannot be planned for still opens the calendar', async ({
  page,
  request,
}) => {
  await settleWithPrompts(page, request, newPerson('Far Example', 'planning-far'), { count: 2, push: true });
  for (const layout of ['week', 'month', 'list']) {
    for (const day of ['0000-01-01', '1900-01-01', '2999-12-31', '9999-12-31', 'soon']) {
      await page.goto(`/content-calendar?layout=${layout}&selectedDate=${day}`);
      await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
      const shown = {
        week: page.getByRole('region', { name: /^Monday/ }),
        month: page.getByRole('grid'),
        list: page.getByRole('button', { name: 'Show later', exact: true }),
      }[layout]!;
      await expect(shown, `${layout} at ${day}`).toBeVisible();
    }
  }
});

test('the keyboard walks the week and moves what stands there', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Keys Example', 'planning-keys'), { count: 4 });
  const prompts = await storedPrompts(page);
  const [first, second] = hooksOf(prompts) as [string, string];
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

test('a prompt is taken off the calendar, and put back', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Off Example', 'planning-off'), { count: 2 });
  const prompts = await storedPrompts(page);
  const monday = nextMonday();
  await plan(page, prompts[0]!, monday, 1);
  await openCalendar(page, monday);
  await chooseFor(page, prompts[0]!.hook, 'Take off the calendar');
  await expect(page.getByText('It stays in the library.')).toBeVisible();
  await expect(page.getByRole('article', { name: prompts[0]!.hook })).toHaveCount(0);
  await undo(page);
  await expect(page.getByRole('article', { name: prompts[0]!.hook })).toBeVisible();
});

test('posts are moved with their clock time, and what is out stays', async ({ page, request }) => {
  const person = newPerson('Moving Example', 'planning-posts');
  await settleWithPrompts(page, request, person, { count: 2 });
  await connectLinkedIn(page, person.name);
  const monday = nextMonday();
  const prompts = await storedPrompts(page);
  await plan(page, prompts[0]!, monday, 1);
  await havePost(page, 'Studio numbers', { instant: `${monday}T15:30:00Z` });
  await havePost(page, 'A planned draft', { day: after(monday, 4) });
  const postedId = await havePost(page, 'Already out');
  await call(page.request, 'POST', `/api/posts/${postedId}/mark-posted`);
  await openCalendar(page, monday);
  const [mondays, wednesdays] = [dayNamed(page, 'Monday'), dayNamed(page, 'Wednesday')];
  const time = mondays.getByText(/^\d?\d:30 AM C[SD]T$/);
  await expect(time).toBeVisible();
  const label = (await time.textContent()) ?? '';
  await expectClean(page);

  await test.step('a scheduled post keeps its time on another day', async () => {
    await drag(
      page.getByRole('group', { name: 'Studio numbers', exact: true }),
      placesOf(wednesdays).first(),
    );
    await expect(page.getByText(`Moved to ${shortDay(after(monday, 2))}`)).toBeVisible();
    await expect(wednesdays.getByText(label)).toBeVisible();
    await undo(page);
    await expect(mondays.getByText(label)).toBeVisible();
    await noticeSays(page, 'Moved back');
  });

  await test.step('a draft gets another planned day', async () => {
    await chooseFor(page, 'A planned draft', 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move to…', exact: true });
    await dialog.getByLabel('Day', { exact: true }).fill(after(today(), -1));
    await expect(dialog.getByRole('alert')).toHaveText('That day is over.');
    await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
    await dialog.getByLabel('Day', { exact: true }).fill(after(monday, 2));
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(wednesdays.getByRole('group', { name: 'A planned draft', exact: true })).toBeVisible();
    await noticeSays(page, 'Moved to');
  });

  await test.step('a clock change between the days is said before the move', async () => {
    const change = nextClockChange();
    await chooseFor(page, 'Studio numbers', 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move to…', exact: true });
    await dialog.getByLabel('Day', { exact: true }).fill(after(change, 1));
    const kept = label.replace(/ C[SD]T$/, '');
    await expect(
      dialog.getByText(`The clocks change between the two days: ${kept} stays ${kept}.`),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await plan(page, prompts[1]!, after(change, -2), 1);
    await openCalendar(page, change);
    await expect(page.getByText(/^Clocks go (back|forward) on Sunday, .* stays 9:00 AM$/)).toBeVisible();
  });

  await test.step('what was posted says why it stays', async () => {
    await page.goto('/content-calendar?layout=list');
    await page.getByRole('button', { name: 'More for “Already out”', exact: true }).click();
    const entry = page.getByRole('menuitem', { name: /^Move to…/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toContainText('It was posted: what is out keeps its day.');
  });
});

test('tabs, month and list are kept in the address', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Address Example', 'planning-address'), { count: 4 });
  const prompts = await storedPrompts(page);
  const [first, second, third] = hooksOf(prompts) as [string, string, string];
  const monday = nextMonday();
  await plan(page, prompts[0]!, monday, 1);
  await plan(page, prompts[1]!, after(monday, 1));
  await plan(page, prompts[2]!, after(monday, 21), 1);
  await call(page.request, 'PATCH', `/api/content-prompts/${prompts[2]!.id}`, { status: 'used' });
  await call(page.request, 'PATCH', `/api/content-prompts/${prompts[3]!.id}`, { is_favorite: true });

  await test.step('a selected date opens its week; one without a page says so', async () => {
    await openCalendar(page, after(monday, 23));
    await expect(page.getByRole('article', { name: third })).toBeVisible();
    await page.getByRole('button', { name: 'Previous week', exact: true }).click();
    await expect(page.getByText('No prompt for the day')).toHaveCount(3);
    await page.reload();
    await expect(page.getByText('No prompt for the day')).toHaveCount(3);
    await openCalendar(page, '2199-01-01');
    await expect(page.getByText('The calendar has no page for Tue, Jan 1, 2199 yet')).toBeVisible();
    for (const none of ['nonsense', '2026-02-31']) {
      await openCalendar(page, none);
      await expect(page.getByText('The address names a day that there is not')).toBeVisible();
    }
    await openCalendar(page, monday);
    await expect(page.getByRole('article', { name: first })).toBeVisible();
  });

  await test.step('what stands on other weekdays is told, and leads to the list', async () => {
    await havePost(page, 'Out of the beat', { day: after(monday, 1) });
    await openCalendar(page, monday);
    await expect(
      page.getByText('1 more post and 1 more prompt this week are not on this page'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'See them in the list', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`layout=list&selectedDate=${monday}`));
    const tuesday = page.getByRole('region', { name: /^Tuesday/ });
    await expect(tuesday.getByRole('button', { name: second, exact: true })).toBeVisible();
    await expect(tuesday).toContainText('Out of the beat');
    await expect(page.getByRole('region', { name: /^Monday/ }).first()).toContainText('Prompt');
    await expectClean(page);
  });

  await test.step('nothing can be chosen for a day that is over', async () => {
    await page.goto('/content-calendar?view=library&for=2020-01-01&slot=1');
    await expect(page.getByText('That day is over.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draft Post', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Select', exact: true })).toHaveCount(0);
  });

  await test.step('the list grows by four weeks', async () => {
    await page.goto('/content-calendar?layout=list');
    await expect(page.getByText(first)).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes('/api/calendar?'));
    await page.getByRole('button', { name: 'Show later', exact: true }).click();
    expect(new URL((await asked).url()).searchParams.get('to')).toBe(after(today(), 55));
    await expect(page.getByText(first)).toBeVisible();
  });

  await test.step('the month shows them all, turns, and moves them', async () => {
    await page.getByRole('button', { name: 'Layout: List', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL(/layout=month/);
    await openMonth(page, after(monday, 1));
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('button', { name: second })).toBeVisible();
    await expectClean(page);
    await drag(grid.getByRole('button', { name: second }), page.locator(`[data-date="${after(monday, 2)}"]`));
    await expect(page.getByText(`Moved to ${shortDay(after(monday, 2))}`)).toBeVisible();
    await expect(page.locator(`[data-date="${after(monday, 2)}"]`)).toContainText(second);
    await undo(page);
    await expect(page.locator(`[data-date="${after(monday, 1)}"]`)).toContainText(second);
  });

  await test.step('tabs are tabs: arrow keys, counts, and the texts of the library', async () => {
    await openCalendar(page, after(monday, 21));
    await tab(page, 'All').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Used')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Used')).toContainText('1');
    await expect(page).toHaveURL(/tab=used/);
    await expect(page.getByRole('link', { name: 'Choose from Library', exact: true })).toHaveCount(0);
    await expect(
      page.getByRole('tabpanel', { name: /^Used/ }).getByRole('article', { name: third }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article', { name: third })).toBeVisible();
    await tab(page, 'Archived').click();
    await expect(page.getByText('No archived prompts')).toBeVisible();
    await tab(page, 'Favorites').click();
    await expect(page.getByText(prompts[3]!.hook).first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to Calendar View', exact: true }).click();
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article', { name: third })).toBeVisible();
  });

  await test.step('the library is another view of the same address', async () => {
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(page).toHaveURL(/view=library/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Prompt Library', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
  });
});

test('another calendar can read this one, until the address is renewed', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Feed Example', 'planning-feed'), { count: 1 });
  const [prompt] = await storedPrompts(page);
  await plan(page, prompt!, nextMonday(), 1);
  await page.goto('/content-calendar');
  await page.getByRole('button', { name: 'Layout: Week', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Subscribe…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to this calendar', exact: true });
  await dialog.getByRole('button', { name: 'Make an address', exact: true }).click();
  const address = dialog.getByLabel('Address', { exact: true });
  await expect(address).toHaveValue(/\/api\/calendar\/feed\/.+\.ics$/);
  await expectClean(page);
  const old = await address.inputValue();
  const read = await request.get(old);
  expect(read.headers()['content-type']).toContain('text/calendar');
  expect(await read.text()).toContain('BEGIN:VEVENT');

  await dialog.getByRole('button', { name: 'Renew the address', exact: true }).click();
  await expect(dialog.getByText('The old address stops at once')).toBeVisible();
  await dialog.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(address).not.toHaveValue(old);
  expect((await request.get(old)).status()).toBe(404);
  await dialog.getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Make an address', exact: true })).toBeVisible();
});

/** Turns the month until it shows the day. */
async function openMonth(page: Page, date: string): Promise<void> {
  await page.goto(`/content-calendar?layout=month&selectedDate=${date}`);
  await expect(page.locator(`[data-date="${date}"]`)).toBeVisible();
}
