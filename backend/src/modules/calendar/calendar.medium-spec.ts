import { addDays } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile, PILLARS } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { promptsServiceOn } from '../../../test/support/services/prompts-service.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

describe('The calendar', () => {
  let connection: ConnectedDatabase;
  let clock: FixedClock;
  let service: CalendarService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    clock = new FixedClock(new Date('2026-11-18T12:00:00Z'));
    service = new CalendarService(promptsServiceOn(database), new CalendarRepository(database), clock);
    userId = (await aProfile(database)).id;
  });

  const prompt = (overrides: Parameters<typeof aPrompt>[2]) =>
    aPrompt(connection.database, userId, overrides);
  const post = (overrides?: Parameters<typeof aPost>[2]) => aPost(connection.database, userId, overrides);
  const publication = (postId: string, overrides?: Parameters<typeof aPublication>[3]) =>
    aPublication(connection.database, userId, postId, overrides);
  const moveTo = (zone: string) =>
    connection.database.query('update profiles set time_zone = $2 where id = $1', [userId, zone]);
  const read = (from = '2026-11-16', to = '2026-11-22') => service.read(userId, { from, to });
  /** Ids of the posts by their day in the calendar. */
  const postDays = async (from: string, to: string) =>
    Object.fromEntries(
      (await read(from, to)).days
        .filter(({ posts }) => posts.length > 0)
        .map(({ date, posts }) => [date, posts.map(({ id }) => id)]),
    );

  it('has every day of the range, and only prompts that are dated and pushed', async () => {
    const second = await prompt({ scheduled_date: '2026-11-18', slot: 2, pushed_to_calendar: true });
    const free = await prompt({ scheduled_date: '2026-11-18', pushed_to_calendar: true, pillar_number: 3 });
    const first = await prompt({ scheduled_date: '2026-11-18', slot: 1, pushed_to_calendar: true });
    await prompt({ scheduled_date: '2026-11-18' });
    await prompt({ pushed_to_calendar: true });
    await prompt({ scheduled_date: '2026-11-23', pushed_to_calendar: true });
    await aPrompt(connection.database, (await aProfile(connection.database)).id, {
      scheduled_date: '2026-11-18',
      pushed_to_calendar: true,
    });

    const { days } = await read();
    expect(days.map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays('2026-11-16', offset)),
    );
    const [wednesday, ...others] = days.filter(({ prompts }) => prompts.length > 0);
    expect(others).toEqual([]);
    expect(wednesday?.date).toBe('2026-11-18');
    expect(wednesday?.prompts.map(({ id }) => id)).toEqual([first, second, free]);
    expect(wednesday?.prompts[2]).toMatchObject({ pillar_label: PILLARS[2], type: 'story' });
  });

  it('names zone, today, the weeks that have a page, and the counts', async () => {
    await prompt({ scheduled_date: '2026-11-18', pushed_to_calendar: true, status: 'used' });
    await prompt({ scheduled_date: '2026-12-06', pushed_to_calendar: true, is_favorite: true });
    await prompt({ is_favorite: true });
    expect(await read()).toMatchObject({
      time_zone: 'Europe/Berlin',
      today: '2026-11-18',
      first_week: '2026-11-16',
      last_week: '2027-11-15',
      counts: { all: 2, used: 1, archived: 0, favorites: 2 },
    });
  });

  it('has the coming 52 weeks while nothing is on it', async () => {
    expect(await read()).toMatchObject({
      first_week: '2026-11-16',
      last_week: '2027-11-15',
      counts: { all: 0 },
    });
  });

  it('has every week from the first post to the last, be it posted, due or planned', async () => {
    await post({ status: 'used', posted_at: new Date('2026-09-16T09:00:00Z') });
    await publication(await post(), { due_at: new Date('2028-03-06T04:00:00Z') });
    expect(await read()).toMatchObject({ first_week: '2026-09-14', last_week: '2028-03-06' });
    // On that day it is still Sunday in New York.
    await moveTo('America/New_York');
    expect(await read()).toMatchObject({ last_week: '2028-02-28' });
    await post({ scheduled_date: '2029-01-03' });
    expect(await read()).toMatchObject({ first_week: '2026-09-14', last_week: '2029-01-01' });
  });

  it('has no week for what it does not show', async () => {
    await post({ status: 'used', source_type: 'training', posted_at: new Date('2020-09-16T09:00:00Z') });
    await post({ status: 'used', is_hidden: true, posted_at: new Date('2021-09-16T09:00:00Z') });
    await publication(await post(), { due_at: new Date('2030-03-06T05:00:00Z'), state: 'cancelled' });
    await post({ status: 'archived', scheduled_date: '2031-01-01' });
    expect(await read()).toMatchObject({ first_week: '2026-11-16', last_week: '2027-11-15' });
  });

  it('says on which day of the user’s calendar the account began', async () => {
    await connection.database.query(`update profiles set created_at = '2026-11-14T23:30:00Z' where id = $1`, [
      userId,
    ]);
    expect(await read()).toMatchObject({ started_on: '2026-11-15' });
    await moveTo('America/New_York');
    expect(await read()).toMatchObject({ started_on: '2026-11-14' });
  });

  it('counts today in the user’s zone', async () => {
    clock.set(new Date('2026-11-18T11:30:00Z'));
    await moveTo('Pacific/Auckland');
    expect((await read()).today).toBe('2026-11-19');
    await moveTo('America/Los_Angeles');
    expect((await read()).today).toBe('2026-11-18');
  });

  it('has the posts of a day by their times, those by hand too, and last what has none', async () => {
    const scheduled_date = '2026-11-20';
    await post({ scheduled_date, hand_time: '20:30', title: 'evening' });
    await post({ scheduled_date, title: 'draft' });
    await publication(await post({ title: 'noon' }), { due_at: new Date('2026-11-20T11:00:00Z') });
    await post({ scheduled_date, hand_time: '08:15', title: 'morning' });
    const day = (await read()).days.find(({ date }) => date === scheduled_date);
    expect(day?.posts.map(({ title }) => title)).toEqual(['morning', 'noon', 'evening', 'draft']);
  });

  it('leaves training posts out, which were no part of any plan (CALENDAR-8)', async () => {
    await post({ status: 'used', source_type: 'training', posted_at: new Date('2026-11-17T09:00:00Z') });
    expect((await read()).days.flatMap(({ posts }) => posts)).toEqual([]);
  });

  it('shows a post that waits for a look after a restore as on hold', async () => {
    const held = await post({ title: 'Held' });
    await publication(held, { held_since: new Date('2026-11-16T08:00:00Z') });
    const { days } = await read();
    expect(days.flatMap(({ posts }) => posts)).toMatchObject([{ id: held, display_state: 'on-hold' }]);
  });

  it('shows a scheduled post as paused while nothing is sent to LinkedIn', async () => {
    const id = await post({ title: 'Scheduled' });
    await publication(id);
    const pause = (since: Date | null) =>
      connection.database.query(
        `update outgoing_channels set paused_at = $1, pause_reason = $2 where name = 'publishing'`,
        [since, since && 'staff'],
      );
    await pause(new Date('2026-11-16T08:00:00Z'));
    expect((await read()).days.flatMap(({ posts }) => posts)).toMatchObject([
      { id, display_state: 'paused' },
    ]);
    await pause(null);
    expect((await read()).days.flatMap(({ posts }) => posts)).toMatchObject([{ display_state: 'scheduled' }]);
  });

  it('shows posts with what is known of their publication, and the prompt they came from', async () => {
    const promptId = await prompt({ scheduled_date: '2026-11-20', pushed_to_calendar: true });
    const scheduled = await post({ source_type: 'prompt', source_id: String(promptId), title: 'Scheduled' });
    await publication(scheduled, { time_zone: 'America/New_York' });
    const planned = await post({ scheduled_date: '2026-11-21', title: 'Planned' });
    const posted = await post({
      status: 'used',
      posted_at: new Date('2026-11-17T09:00:00Z'),
      linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
    });

    const { days } = await read();
    const posts = Object.fromEntries(days.map((day) => [day.date, day.posts]));
    expect(posts['2026-11-20']).toEqual([
      {
        id: scheduled,
        title: 'Scheduled',
        display_state: 'scheduled',
        due_at: new Date('2026-11-20T08:00:00Z'),
        time_zone: 'America/New_York',
        linkedin_url: null,
        prompt_id: promptId,
        posted_at: null,
        scheduled_date: null,
        hand_time: null,
        version: 1,
      },
    ]);
    expect(posts['2026-11-21']).toMatchObject([
      {
        id: planned,
        display_state: 'draft-upcoming',
        due_at: null,
        time_zone: 'Europe/Berlin',
        prompt_id: null,
        scheduled_date: '2026-11-21',
      },
    ]);
    expect(posts['2026-11-17']).toMatchObject([
      {
        id: posted,
        display_state: 'posted-analytics-pending',
        linkedin_url: expect.stringContaining('share:1'),
      },
    ]);
    expect(days.find(({ date }) => date === '2026-11-20')?.prompts).toMatchObject([
      { id: promptId, post_id: scheduled },
    ]);
  });

  it('leaves out hidden and archived posts, cancelled times, and other people’s posts', async () => {
    await post({ scheduled_date: '2026-11-20', is_hidden: true });
    await post({ scheduled_date: '2026-11-20', status: 'archived' });
    await publication(await post(), { state: 'cancelled' });
    const other = (await aProfile(connection.database)).id;
    await aPublication(connection.database, other, await aPost(connection.database, other));
    expect(await postDays('2026-11-16', '2026-11-22')).toEqual({});
  });

  it('puts a post on the day that the user’s clock shows at its instant', async () => {
    const id = await post();
    await publication(id, { due_at: new Date('2026-11-20T23:30:00Z') });
    expect(await postDays('2026-11-20', '2026-11-21')).toEqual({ '2026-11-21': [id] });
    await moveTo('America/New_York');
    expect(await postDays('2026-11-20', '2026-11-21')).toEqual({ '2026-11-20': [id] });
    await moveTo('Pacific/Kiritimati');
    expect(await postDays('2026-11-21', '2026-11-21')).toEqual({ '2026-11-21': [id] });
  });

  it.each([
    // zone, date, first and last instant of that day
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', '2026-10-04T12:59:59.999Z'],
    // The clock skips midnight: the day begins at one o'clock.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T20:59:59.999Z'],
    ['Asia/Kathmandu', '2026-11-20', '2026-11-19T18:15:00.000Z', '2026-11-20T18:14:59.999Z'],
  ])('in %s has the whole day %s and nothing of its neighbours', async (zone, date, first, last) => {
    await moveTo(zone);
    const at = async (instant: number) => {
      const id = await post({ status: 'used', posted_at: new Date(instant) });
      return id;
    };
    const before = await at(Date.parse(first) - 1);
    const start = await at(Date.parse(first));
    const end = await at(Date.parse(last));
    const after = await at(Date.parse(last) + 1);

    expect(await postDays(date, date)).toEqual({ [date]: [start, end] });
    expect(await postDays(addDays(date, -1), addDays(date, 1))).toEqual({
      [addDays(date, -1)]: [before],
      [date]: [start, end],
      [addDays(date, 1)]: [after],
    });
  });

  it('reads at most 371 days, in the right order', async () => {
    expect((await read('2026-01-01', '2027-01-06')).days).toHaveLength(371);
    await expect(read('2026-01-01', '2027-01-07')).rejects.toBeInstanceOf(InvalidInputError);
    await expect(read('2026-01-02', '2026-01-01')).rejects.toBeInstanceOf(InvalidInputError);
    expect((await read('2026-01-01', '2026-01-01')).days).toHaveLength(1);
  });

  it('needs four statements', async () => {
    const statements: string[] = [];
    const { database } = connection;
    const counting = new Proxy(database, {
      get: (target, key) =>
        key === 'query'
          ? (sql: string, parameters?: readonly unknown[]) => {
              statements.push(sql);
              return target.query(sql, parameters);
            }
          : (Reflect.get(target, key, target) as unknown),
    });
    await new CalendarService(promptsServiceOn(counting), new CalendarRepository(counting), clock).read(
      userId,
      {
        from: '2026-11-16',
        to: '2026-11-22',
      },
    );
    expect(statements).toHaveLength(4);
  });
});
