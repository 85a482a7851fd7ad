import { addDays } from '@drumbeat/domain';
import {
  eventually,
  field,
  gone,
  http,
  isThere,
  press,
  says,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { shortDate } from '@drumbeat/ui';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { aCalendarPost, havePlan, planToday } from '../../../testing/calendar-answers';
import { noticeSays } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import { after, day, monday, onDay, openWeek, placed } from '../../../testing/open-week';
import { aPrompt } from '../../../testing/prompt-answers';

const emptyDays = (count: number) =>
  eventually(() => expect(within(document.body).queryAllByText('No prompt for the day')).toHaveLength(count));
const address = () => window.location.pathname + window.location.search;

beforeEach(() => void asUser());

describe('The week', () => {
  it('says what is missing where there is no prompt, and begins with the week of joining', async () => {
    havePlan();
    await open('/content-calendar');
    await says('No prompts available yet');
    await says('Contact your admin to generate prompts for your account');
    await emptyDays(3);
    expect(await the('button', 'Previous week')).toBeDisabled();
    expect(await the('button', 'Next week')).toBeEnabled();
    expect(await the('button', 'Today')).toBeDisabled();
    await gone('link', 'Choose from Library');
  });

  it('shows what has a date where it stands', async () => {
    havePlan([placed(1, monday, 1), placed(2, after(2), 1), placed(3, after(4), 2)]);
    await openWeek();
    for (const [id, weekday] of [
      [1, 'Monday'],
      [2, 'Wednesday'],
      [3, 'Friday'],
    ] as const) {
      await onDay(id, weekday);
      expect(within(await day(weekday)).getAllByText('No prompt for this slot')).toHaveLength(1);
    }
    expect(await the('tab', /^All/)).toHaveTextContent('3');
  });

  it('fills a slot two weeks on from the library, until that is undone', async () => {
    const plan = havePlan([aPrompt(1)]);
    const wednesday = after(9);
    await openWeek(wednesday);
    const choosing = async () => {
      await user.click(await the('link', 'Choose from Library', { inside: await day('Wednesday') }));
      await the('heading', `Choose for ${shortDate(wednesday)}, slot 1`);
    };
    await choosing();
    await user.click(await the('link', 'Cancel'));
    await choosing();
    await press('Select');
    await onDay(1, 'Wednesday');
    expect(plan.prompts[0]).toMatchObject({ scheduled_date: wednesday, slot: 1 });
    await press('Undo');
    await emptyDays(3);
    await eventually(() => expect(plan.prompts[0]).toMatchObject({ scheduled_date: null, slot: null }));
    // A phone has one of its own, in another place.
    const [today] = within(document.body).getAllByRole('button', { name: 'Today' });
    if (today) await user.click(today);
    await eventually(async () => expect(await the('button', 'Today')).toBeDisabled());
    expect(await the('button', 'Previous week')).toBeDisabled();
  });

  it('opens with the day of its address, and says so where it cannot', async () => {
    havePlan([placed(1, monday, 1), placed(2, after(21), 1)]);
    await openWeek(after(23));
    await onDay(2, 'Monday');
    await press('Previous week');
    await emptyDays(3);
    await open(address());
    await emptyDays(3);
    await openWeek('2199-01-01');
    await says(/The calendar has no page for Tue, Jan 1, 2199 yet/);
    for (const none of ['nonsense', '2026-02-31']) {
      await openWeek(none);
      await says(/The address names a day that there is not/);
    }
  });

  it('tells what stands on other weekdays, and leads to it in the list', async () => {
    havePlan(
      [placed(1, monday, 1), placed(2, after(1))],
      [aCalendarPost('Out of the beat', { scheduled_date: after(1) })],
    );
    await openWeek();
    await says(/^1 more post and 1 more prompt this week are not on this page/);
    await user.click(await the('link', 'See them in the list'));
    await eventually(() => expect(address()).toBe(`/content-calendar?layout=list&selectedDate=${monday}`));
    const tuesday = await day('Tuesday');
    await the('button', 'Hook 2', { inside: tuesday });
    await the('button', 'Out of the beat', { inside: tuesday });
    expect(await day('Monday')).toHaveTextContent('Prompt');
  });
});

it.each(['week', 'month', 'list'])('The %s opens whatever day its address asks for', async (layout) => {
  havePlan([placed(1, monday, 1)]);
  await open(`/content-calendar?layout=${layout}&selectedDate=0000-01-01`);
  for (const asked of ['0000-01-01', '1900-01-01', '2999-12-31', '9999-12-31', 'soon']) {
    // As Back and Forward lead to an address, which is read as when it is opened, without a new page for each.
    window.history.pushState(null, '', `/content-calendar?layout=${layout}&selectedDate=${asked}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await the('heading', 'Content Calendar', { level: 1 });
    if (layout === 'week') await day('Monday');
    else if (layout === 'month') await the('grid');
    else await the('button', 'Show later');
  }
});

describe('The address of the calendar', () => {
  it('chooses nothing for a day that is over', async () => {
    havePlan([aPrompt(1)]);
    await open('/content-calendar?view=library&for=2020-01-01&slot=1');
    await says('That day is over.');
    await the('button', 'Draft Post');
    expect(isThere('button', 'Select')).toBe(false);
  });

  it('keeps layout and view; the list grows by four weeks', async () => {
    const plan = havePlan([placed(1, monday, 1)]);
    await open('/content-calendar?layout=list');
    await the('button', 'Hook 1');
    await press('Show later');
    await eventually(() => expect(plan.ranges.at(-1)).toMatch(new RegExp(`${addDays(planToday(), 55)}$`)));
    await the('button', 'Hook 1');
    await press('Layout: List');
    await user.click(await the('menuitemradio', 'Month'));
    await the('grid');
    expect(address()).toContain('layout=month');
    await press('Library');
    await the('heading', 'Prompt Library');
    expect(address()).toContain('view=library');
    await open(address());
    await the('heading', 'Prompt Library');
    await press('Calendar');
    await the('heading', 'Content Calendar');
  });

  it('keeps the tab, which arrow keys and Enter choose', async () => {
    havePlan([
      { ...placed(1, monday, 1), status: 'used' },
      placed(2, monday, 2),
      aPrompt(3, { is_favorite: true }),
    ]);
    await openWeek();
    (await the('tab', /^All/)).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const used = await the('tab', /^Used/, { selected: true });
    expect(used).toHaveTextContent('1');
    await the('article', 'Hook 1', { inside: await the('tabpanel', /^Used/) });
    await gone('article', 'Hook 2');
    expect(isThere('link', 'Choose from Library')).toBe(false);
    expect(address()).toContain('tab=used');
    await open(address());
    await the('article', 'Hook 1');
    await user.click(await the('tab', /^Archived/));
    await says('No archived prompts');
    await user.click(await the('tab', /^Favorites/));
    await says('Hook 3');
    await press('Back to Calendar View');
    await the('tab', /^All/, { selected: true });
    await onDay(2, 'Monday');
  });
});

describe('“Subscribe…”', () => {
  it('makes an address, renews it and stops it', async () => {
    havePlan();
    let made = 0;
    const feed = (url: string | null) => ({ url, created_at: null, last_read_at: null });
    const feedAddress = () => `https://drumbeat.test/api/calendar/feed/secret-${made}.ics`;
    server.use(
      http.get('/api/calendar/feed', ({ response }) => response(200).json(feed(null))),
      http.post('/api/calendar/feed', ({ response }) => {
        made += 1;
        return response.untyped(Response.json(feed(feedAddress())));
      }),
      http.delete('/api/calendar/feed', ({ response }) => {
        made = 0;
        return response(204).empty();
      }),
    );
    await open('/content-calendar');
    await press('Layout: Week');
    await user.click(await the('menuitem', 'Subscribe…'));
    await press('Make an address', { inside: await the('dialog', 'Subscribe to this calendar') });
    await eventually(async () => expect(await field('Address')).toHaveValue(feedAddress()));
    await press('Renew the address');
    await says(/^The old address stops at once/);
    await press('Renew');
    await eventually(async () => expect(await field('Address')).toHaveValue(feedAddress()));
    expect(made).toBe(2);
    await press('Stop sharing');
    await press('Stop');
    await the('button', 'Make an address');
    await noticeSays('The address has stopped');
    expect(made).toBe(0);
  });
});
