import { doesNotSay, http, isThere, pass, says, server, stopTime, the, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCalendar, asUser } from '../../testing/answers';
import { aCalendarPost } from '../../testing/calendar-answers';
import { haveFigures } from '../../testing/dashboard-answers';
import { open } from '../../testing/open-app';
import { aPrompt, havePrompts } from '../../testing/prompt-answers';

type Prompt = ReturnType<typeof aPrompt>;

const POST = '7b0c2f10-1111-4c0b-9a53-3f1f0a1b2c3d';

/** The prompts of the week of Monday, November 23, 2026, by their days. */
function haveWeek(prompts: Record<string, Partial<Prompt>>): void {
  havePrompts();
  server.use(
    http.get('/api/calendar', ({ response, query }) => {
      const calendar = aCalendar(query.get('from'), query.get('to'));
      for (const [index, [date, change]] of Object.entries(prompts).entries()) {
        calendar.days
          .find((day) => day.date === date)
          ?.prompts.push(
            aPrompt(index + 1, { scheduled_date: date, slot: 1, pushed_to_calendar: true, ...change }),
          );
      }
      return response(200).json({ ...calendar, today: '2026-11-23' });
    }),
  );
}

beforeEach(() => {
  asUser();
  stopTime(new Date('2026-11-23T15:00:00.000Z'));
});

describe('The dashboard', () => {
  it('leads to the draft of the first open beat', async () => {
    haveWeek({ '2026-11-25': { post_id: POST } });
    await open('/dashboard');
    expect(await the('link', 'Write Wednesday’s post')).toHaveAttribute('href', `/posts/${POST}`);
    expect(await the('link', 'Open the draft')).toHaveAttribute('href', `/posts/${POST}`);
    await says('1 prompt ready');
  });

  it('goes to the next day where it stays open over midnight', async () => {
    stopTime(new Date('2026-11-24T05:59:30.000Z'));
    haveWeek({});
    haveFigures();
    await open('/dashboard');
    await says('Monday, November 23');
    await pass(60_000);
    await says('Tuesday, November 24');
  });

  it('names the next prompts once', async () => {
    haveWeek({ '2026-11-25': {}, '2026-11-27': {} });
    const next = (...ids: number[]) =>
      haveFigures({
        prompts: ids.map((id) => ({
          id,
          hook: `Hook ${id}`,
          pillar_number: 1,
          scheduled_date: '2026-11-25',
        })),
      });
    next(1, 2);
    await open('/dashboard');
    await says(/^Those above are all for now\./, await the('region', 'Next prompts'));
    next(1, 2, 3);
    await open('/dashboard');
    const others = within(await the('region', 'Next prompts')).getAllByRole('listitem');
    expect(others.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Hook 3')]);
  });

  it('shows each of two posts on a day, with its state', async () => {
    havePrompts();
    const aPostOf = (id: string, title: string, state: 'scheduled' | 'on-hold', due_at: string) => ({
      ...{ id, title, due_at, display_state: state, time_zone: 'America/Chicago', version: 1 },
      ...{ linkedin_url: null, prompt_id: null, posted_at: null, scheduled_date: null, hand_time: null },
    });
    server.use(
      http.get('/api/calendar', ({ response, query }) => {
        const calendar = aCalendar(query.get('from'), query.get('to'));
        calendar.days
          .find(({ date }) => date === '2026-11-25')
          ?.posts.push(
            aPostOf(POST, 'The morning one', 'scheduled', '2026-11-25T15:00:00.000Z'),
            aPostOf(
              '7b0c2f10-1111-4c0b-9a53-000000000002',
              'The late one',
              'on-hold',
              '2026-11-25T22:00:00.000Z',
            ),
          );
        return response(200).json({ ...calendar, today: '2026-11-23' });
      }),
    );
    await open('/dashboard');
    const week = await the('list', 'This week');
    await the('heading', 'The morning one', { inside: week });
    await the('heading', 'The late one', { inside: week });
    await says('Scheduled', week);
    await says('On hold', week);
  });

  it('shows three posts of a day, by hand too with their hour, and leads to the others', async () => {
    havePrompts();
    server.use(
      http.get('/api/calendar', ({ response, query }) => {
        const calendar = aCalendar(query.get('from'), query.get('to'));
        const day = calendar.days.find(({ date }) => date === '2026-11-25');
        for (const at of [1, 2, 3, 4, 5]) {
          day?.posts.push(
            aCalendarPost(`Number ${at}`, {
              display_state: 'by-hand',
              scheduled_date: '2026-11-25',
              hand_time: `0${at}:15`,
            }),
          );
        }
        return response(200).json({ ...calendar, today: '2026-11-23' });
      }),
    );
    await open('/dashboard');
    const week = await the('list', 'This week');
    await says('1:15 AM', week);
    await the('heading', 'Number 3', { inside: week });
    expect(isThere('heading', 'Number 4', { inside: week })).toBe(false);
    expect(await the('link', '2 more this day', { inside: week })).toHaveAttribute(
      'href',
      '/content-calendar?selectedDate=2026-11-25',
    );
  });

  it('shows posts of days that are no beats, and counts them', async () => {
    havePrompts();
    server.use(
      http.get('/api/calendar', ({ response, query }) => {
        const calendar = aCalendar(query.get('from'), query.get('to'));
        calendar.days
          .find(({ date }) => date === '2026-11-28')
          ?.posts.push(aCalendarPost('A weekend note', { display_state: 'scheduled' }));
        return response(200).json({ ...calendar, today: '2026-11-23' });
      }),
    );
    await open('/dashboard');
    const others = await the('list', 'On other days');
    await says('Sat', others);
    await the('link', 'A weekend note', { inside: others });
    await the('heading', 'One lined up, three to write.');
  });

  it('takes no post that is scheduled for another day for one that is to be written', async () => {
    haveWeek({ '2026-11-25': { post_id: POST, post_state: 'scheduled' }, '2026-11-27': {} });
    await open('/dashboard');
    await the('link', 'Write Friday’s post');
    expect(await the('link', 'Its post is scheduled')).toHaveAttribute('href', `/posts/${POST}`);
    await doesNotSay('Open the draft');
  });
});
