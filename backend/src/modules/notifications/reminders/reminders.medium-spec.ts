import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { HeldTransaction } from '../../../../test/support/database/held-transaction.js';
import type { Database } from '../../../platform/database/database.js';
import { NotificationsRepository } from '../notifications.repository.js';
import { ByHandSweeper } from './by-hand.sweeper.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersSweeper } from './reminders.sweeper.js';

const MONDAY = new Date('2026-11-30T06:30:00Z');
const MONDAY_NIGHT = new Date('2026-11-30T22:30:00Z');
const TUESDAY = new Date('2026-12-01T06:30:00Z');

describe('Reminders', () => {
  let connection: ConnectedDatabase;
  let database: Database;
  let ada: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    database = connection.database;
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await database.query('update profiles set onboarding_completed = false');
    await database.query('delete from data_restores');
    ada = (
      await aProfile(database, {
        time_zone: 'Europe/Berlin',
        onboarding_completed: true,
        created_at: new Date('2026-11-01T00:00:00Z'),
      })
    ).id;
  });

  const sweepAt = async (now: Date) =>
    new RemindersSweeper(
      new RemindersRepository(database),
      new NotificationsRepository(database),
      database,
      new FixedClock(now),
      new SchedulerRegistry(),
    ).sweep();
  const told = async () => {
    const shown = await new NotificationsRepository(database).findNewest(ada, 50);
    return shown.map(({ kind, title }) => [kind, title]).sort();
  };
  const out = (title: string, posted_at: Date) => aPost(database, ada, { title, status: 'used', posted_at });

  it('of a Monday are the week’s prompts and the letter about the last one, once', async () => {
    await aPrompt(database, ada, { pushed_to_calendar: true, scheduled_date: '2026-12-02' });
    await aPrompt(database, ada, { pushed_to_calendar: true, scheduled_date: '2026-12-09' });
    await out('Sunday evening', new Date('2026-11-29T22:30:00Z'));
    await out('The week before', new Date('2026-11-22T22:30:00Z'));
    await Promise.all([sweepAt(MONDAY), sweepAt(MONDAY)]);
    await sweepAt(MONDAY);
    expect(await told()).toEqual([
      ['prompts.ready', 'A prompt is ready for this week'],
      ['week.letter', 'Your week: 1 post went out'],
    ]);
  });

  it('of a Monday reach everybody in one sweep, also where others sweep at the same time', async () => {
    await database.query(
      `with made as (
         insert into profiles (email, onboarding_completed, time_zone, created_at)
         select 'monday-' || n || '@example.test', true, 'Europe/Berlin', '2026-11-01' from generate_series(1, 1100) n returning id)
       insert into content_prompts (user_id, prompt_text, hook, category, pillar_number, scheduled_date, pushed_to_calendar)
       select id, 'Tell it.', 'A hook', 'Listicle with a hook', 1, '2026-12-02', true from made`,
    );
    const toldOf = async (kind: string) =>
      (
        await database.query<{ count: number }>(
          `select count(*)::int as count from notifications n join profiles p on p.id = n.user_id
            where n.kind = $1 and p.email like 'monday-%'`,
          [kind],
        )
      )[0]!.count;
    await database.query(`update profiles set time_zone = 'Asia/Tokyo' where id = $1`, [ada]);
    await sweepAt(MONDAY);
    expect(await toldOf('prompts.ready')).toBe(1100);
    expect(await toldOf('week.letter')).toBe(1100);
    await database.query(`delete from notifications`);
    await Promise.all([sweepAt(MONDAY), sweepAt(MONDAY)]);
    expect(await toldOf('week.letter')).toBe(1100);
    await database.query(`delete from profiles where email like 'monday-%'`);
  });

  it('are taken by one worker each', async () => {
    const ben = await aProfile(database, {
      ...{ time_zone: 'Europe/Berlin', onboarding_completed: true },
      created_at: new Date('2026-11-01T00:00:00Z'),
    });
    const reminders = new RemindersRepository(database);
    const monday = [
      {
        ...{ zone: 'Europe/Berlin', today: '2026-11-30' },
        ...{ from: new Date('2026-11-22T23:00:00Z'), until: new Date('2026-11-29T23:00:00Z') },
      },
    ];
    const find = async () => (await reminders.findLastWeeks(MONDAY, monday)).map(({ user_id }) => user_id);
    const other = await HeldTransaction.begin(connection.url);
    await other.query('select from profiles where id = $1 for no key update', [ada]);
    expect(await find()).toEqual([ben.id]);
    await other.rollback();
    expect((await find()).sort()).toEqual([ada, ben.id].sort());
  });

  it.each([
    ['who has posted before', 'Your week: a quiet one', ['Long ago']],
    ['who never has', 'Your week: the first post is ahead of you', []],
  ])('of a week without a post are for %s: %s', async (_, title, before) => {
    for (const post of before) await out(post, new Date('2026-11-10T09:00:00Z'));
    await aPost(database, ada, {
      ...{ title: 'Brought along', status: 'used', source_type: 'training', content: 'With @Anna' },
      posted_at: new Date('2026-11-24T09:00:00Z'),
    });
    await sweepAt(MONDAY);
    expect(await told()).toEqual([['week.letter', title]]);
  });

  it('of the week’s prompts count those from which no post was begun, and none where all were', async () => {
    const prompts = await Promise.all(
      ['2026-11-30', '2026-12-02', '2026-12-04'].map((scheduled_date) =>
        aPrompt(database, ada, { pushed_to_calendar: true, scheduled_date }),
      ),
    );
    const begin = (id: number | undefined, more = {}) =>
      aPost(database, ada, { source_type: 'prompt', source_id: String(id), ...more });
    await begin(prompts[0]);
    await begin(prompts[1], { deleted_at: MONDAY });
    const ben = await aProfile(database, { time_zone: 'Europe/Berlin', onboarding_completed: true });
    const used = await aPrompt(database, ben.id, { pushed_to_calendar: true, scheduled_date: '2026-12-02' });
    await aPost(database, ben.id, { source_type: 'prompt', source_id: String(used) });
    await sweepAt(MONDAY);
    expect(await told()).toContainEqual(['prompts.ready', '2 prompts are ready for this week']);
    const toBen = await database.query(
      `select from notifications where user_id = $1 and kind = 'prompts.ready'`,
      [ben.id],
    );
    expect(toBen).toEqual([]);
  });

  it('name in the letter what is left to finish on LinkedIn, and nothing that is done', async () => {
    const anna = await aPost(database, ada, {
      ...{ title: 'Pricing', content: 'With @Anna and @Ben', status: 'used' },
      posted_at: new Date('2026-11-26T09:00:00Z'),
    });
    await insertRow(database, 'finish_ticks', { post_id: anna, step: 'tag:Anna', user_id: ada });
    for (const [title, state] of [
      ['Hiring', 'copy'],
      ['Leading', 'posted'],
    ] as const) {
      const post = await aPost(database, ada, {
        ...{ title, content: 'No names', status: 'used', first_comment: 'The link' },
        posted_at: new Date('2026-11-27T09:00:00Z'),
      });
      const publication_id = await aPublication(database, ada, post, {
        ...{ state: 'published', evidence: 'response' },
        published_at: new Date('2026-11-27T09:00:00Z'),
      });
      await insertRow(database, 'first_comments', {
        ...{ publication_id, user_id: ada, text: 'The link', state },
        ...(state === 'copy'
          ? { reason: 'not_granted' }
          : { reason: 'posted', sending_at: MONDAY, responded_at: MONDAY }),
      });
    }
    await sweepAt(MONDAY);
    const [letter] = await database.query<{ body: string }>(
      `select body from notifications where user_id = $1 and kind = 'week.letter'`,
      [ada],
    );
    expect(letter?.body).toContain(
      'Left to finish on LinkedIn: “Pricing” (tag @Ben); “Hiring” (add your first comment).',
    );
  });

  it('tell of a draft on its day, unless it has a time', async () => {
    const draft = { status: 'draft', scheduled_date: '2026-12-01' } as const;
    const due = await aPost(database, ada, { title: 'Due', ...draft });
    await aPublication(database, ada, await aPost(database, ada, { title: 'Has a time', ...draft }));
    await aPost(database, ada, { title: 'Tomorrow', status: 'draft', scheduled_date: '2026-12-02' });
    await sweepAt(TUESDAY);
    expect(await told()).toEqual([['draft.due', 'Planned for today: “Due”']]);
    await database.query('update posts set scheduled_date = $2 where id = $1', [due, '2026-12-08']);
    expect(await told()).toEqual([]);
  });

  it('tell at its time, once, of a post that its author puts on LinkedIn, and again at another time', async () => {
    const byHandAt = async (instant: string) =>
      new ByHandSweeper(
        new RemindersRepository(database),
        new NotificationsRepository(database),
        database,
        new FixedClock(new Date(instant)),
        new SchedulerRegistry(),
      ).sweep();
    const draft = { status: 'draft', scheduled_date: '2026-12-01', hand_time: '10:00' } as const;
    const id = await aPost(database, ada, { title: 'By hand', ...draft });
    await aPublication(database, ada, await aPost(database, ada, { title: 'Scheduled since', ...draft }));
    await aPost(database, ada, { title: 'Out already', ...draft, status: 'used', posted_at: MONDAY });
    await sweepAt(TUESDAY);
    await byHandAt('2026-12-01T08:59:59Z');
    expect(await told()).toEqual([]);
    await Promise.all([byHandAt('2026-12-01T09:00:00Z'), byHandAt('2026-12-01T09:00:00Z')]);
    await byHandAt('2026-12-01T12:00:00Z');
    const one = ['post.by_hand', 'Time to post it: “By hand”'];
    expect(await told()).toEqual([one]);
    await database.query(`update posts set hand_time = '14:30' where id = $1`, [id]);
    expect(await told()).toEqual([]);
    await byHandAt('2026-12-01T13:30:00Z');
    expect(await told()).toEqual([one]);
    await database.query(`update posts set hand_time = '15:00' where id = $1`, [id]);
    await byHandAt('2026-12-02T15:00:00Z');
    expect(await told()).toEqual([]);
  });

  it('ask for the figures of a post after five days', async () => {
    const without = await out('Without', new Date('2026-11-26T06:00:00Z'));
    await out('Too early', new Date('2026-11-27T06:00:00Z'));
    await aPost(database, ada, {
      ...{ title: 'Brought along', status: 'used', source_type: 'training' },
      posted_at: new Date('2026-11-26T06:00:00Z'),
    });
    const measure = (post_id: string) =>
      insertRow(database, 'post_performance', {
        ...{ post_id, impressions: 5, likes: 0, comments: 0, shares: 0, engagement_rate: 0 },
      });
    await measure(await out('With', new Date('2026-11-26T06:00:00Z')));
    await sweepAt(TUESDAY);
    expect(await told()).toEqual([['post.needs_analytics', 'How did it do? “Without”']]);
    await measure(without);
    expect(await told()).toEqual([]);
  });

  it('come in the morning alone, and not for a day after a restore', async () => {
    await aPost(database, ada, { title: 'Due', status: 'draft', scheduled_date: '2026-11-30' });
    await sweepAt(MONDAY_NIGHT);
    await insertRow(database, 'data_restores', {
      reason: 'told',
      found_at: new Date('2026-11-29T20:00:00Z'),
      is_journal_whole: true,
      lost_from: new Date('2026-11-29T19:00:00Z'),
    });
    await sweepAt(MONDAY);
    expect(await told()).toEqual([]);
  });
});
