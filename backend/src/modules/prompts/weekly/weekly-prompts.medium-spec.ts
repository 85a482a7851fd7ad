import type { WeeklyMode } from '@drumbeat/domain';
import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../../test/builders/prompt.builder.js';
import {
  connectDatabase,
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { RecordingJobQueue } from '../../../../test/support/worker/recording-job-queue.js';
import { testConfig } from '../../../../test/support/test-config.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { WeeklyPromptsRepository } from './weekly-prompts.repository.js';
import { WeeklyPromptsService } from './weekly-prompts.service.js';
import { WeeklyPromptsSweeper } from './weekly-prompts.sweeper.js';

const BERLIN = 'Europe/Berlin';
/** Friday, seven in the morning in Berlin. */
const FRIDAY = '2026-11-20T06:00:00Z';
const WEEK = '2026-11-23';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const configOf = (mode: WeeklyMode) =>
  testConfig({ DATABASE_URL: 'postgres://nobody', WEEKLY_PROMPTS: mode });

describe('The prompts of each week', () => {
  let connection: ConnectedDatabase;
  let queue: RecordingJobQueue;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.database.query('delete from profiles');
    queue = new RecordingJobQueue(connection.database);
  });

  const runAt = async (now: string, mode: WeeklyMode = 'review', { database } = connection) =>
    new WeeklyPromptsSweeper(
      new WeeklyPromptsRepository(database),
      database,
      queue,
      configOf(mode),
      new FixedClock(new Date(now)),
    ).sweep();
  /** With a plan, pillars, and a sign-in on the Monday before. */
  const aUser = async (
    profile: Parameters<typeof aProfile>[1] = {},
    { plan = 'active', seen = '2026-11-16T09:00:00Z' }: { plan?: string | null; seen?: string } = {},
  ) => {
    const { id } = await aProfile(connection.database, {
      created_at: new Date('2026-01-05T09:00:00Z'),
      ...profile,
    });
    if (plan !== null)
      await insertRow(connection.database, 'user_subscriptions', {
        user_id: id,
        status: plan,
        plan_type: 'monthly',
      });
    await insertRow(connection.database, 'auth_sessions', {
      user_id: id,
      created_at: new Date('2026-01-05T09:00:00Z'),
      last_used_at: new Date(seen),
      expires_at: new Date('2027-12-01T00:00:00Z'),
      user_agent: 'Firefox',
      ip: '192.0.2.1',
    });
    return id;
  };
  const planned = (userId: string, dates: readonly string[]) =>
    Promise.all(
      dates.map((scheduled_date) =>
        aPrompt(connection.database, userId, { scheduled_date, pushed_to_calendar: true }),
      ),
    );
  const batchesOf = (userId: string) =>
    connection.database.query<Record<string, unknown>>(
      `select week::text, count, push_to_calendar as push, for_review as review from prompt_batches
        where user_id = $1 and origin = 'week' order by week`,
      [userId],
    );
  const weeksOf = async (userId: string) => (await batchesOf(userId)).map(({ week }) => week);

  it('are ordered on Friday morning, as many as the goal wants, to be read by staff first', async () => {
    const ada = await aUser({ weekly_posting_goal: 3 });
    await runAt('2026-11-20T04:59:59Z');
    expect(await batchesOf(ada)).toEqual([]);
    await runAt('2026-11-20T05:00:00Z');
    expect(await batchesOf(ada)).toEqual([{ week: WEEK, count: 3, push: false, review: true }]);
    const [batch] = await connection.database.query<Record<string, unknown>>(
      'select id, requested_by, weeks, start_date::text, status from prompt_batches where user_id = $1',
      [ada],
    );
    expect(batch).toMatchObject({ requested_by: null, weeks: 1, start_date: WEEK, status: 'queued' });
    expect(queue.added).toEqual([
      {
        name: 'write-prompt-batch',
        data: { batch_id: batch?.['id'] },
        jobId: `prompt-batch-${String(batch?.['id'])}`,
      },
    ]);
  });

  it('are ordered once, by however many processes and however often it is run', async () => {
    const users = await Promise.all([aUser(), aUser(), aUser({ time_zone: 'Europe/Paris' })]);
    const other = await connectDatabase(connection.url);
    await Promise.all([
      runAt(FRIDAY),
      runAt(FRIDAY, 'review', other),
      runAt(FRIDAY),
      runAt(FRIDAY, 'review', other),
    ]);
    await runAt('2026-11-22T20:00:00Z');
    await runAt('2026-11-23T09:00:00Z');
    await other.close();
    for (const id of users) expect(await weeksOf(id)).toEqual([WEEK]);
    expect(queue.added).toHaveLength(users.length);
  });

  describe('whose writing failed', () => {
    const failAt = (userId: string, at: string) =>
      connection.database.query(
        `update prompt_batches set status = 'failed', error = 'The model is away', attempts = 3, finished_at = $2 where user_id = $1`,
        [userId, at],
      );
    const stateOf = async (userId: string) =>
      (
        await connection.database.query<Record<string, unknown>>(
          'select status, error, attempts, finished_at, taken_up, count from prompt_batches where user_id = $1',
          [userId],
        )
      )[0];

    it('are ordered again an hour later, as many as are still wanted, with the same job', async () => {
      const ada = await aUser({ weekly_posting_goal: 3 });
      await runAt(FRIDAY);
      await failAt(ada, FRIDAY);
      await planned(ada, [WEEK]);
      await runAt('2026-11-20T06:59:59Z');
      expect((await stateOf(ada))?.['status']).toBe('failed');
      expect(queue.added).toHaveLength(1);
      await runAt('2026-11-20T07:00:00Z');
      expect(await stateOf(ada)).toEqual({
        ...{ status: 'queued', error: null, attempts: 0, finished_at: null, taken_up: 1, count: 2 },
      });
      expect(queue.added).toHaveLength(2);
      expect(queue.added[1]).toEqual(queue.added[0]);
    });

    it('are left to staff after four more times', async () => {
      const ada = await aUser();
      await runAt(FRIDAY);
      for (const at of ['2026-11-20T07:00', '2026-11-20T11:00', '2026-11-21T03:00', '2026-11-23T19:00']) {
        const hours = 4 ** Number((await stateOf(ada))?.['taken_up']);
        await failAt(ada, new Date(Date.parse(`${at}:00Z`) - hours * 3_600_000).toISOString());
        await runAt(`${at}:00Z`);
        expect((await stateOf(ada))?.['status']).toBe('queued');
      }
      await failAt(ada, '2026-11-20T07:00:00Z');
      await runAt('2026-11-23T22:00:00Z');
      expect(await stateOf(ada)).toMatchObject({ status: 'failed', taken_up: 4 });
    });

    it('are not ordered again for who is to have none any more, nor in another week', async () => {
      const [ada, bob] = [await aUser(), await aUser()];
      await runAt(FRIDAY);
      await failAt(ada, FRIDAY);
      await failAt(bob, FRIDAY);
      await connection.database.query('update profiles set profile_locked = true where id = $1', [ada]);
      await runAt('2026-11-24T09:00:00Z');
      expect((await stateOf(bob))?.['status']).toBe('failed');
      await runAt('2026-11-22T09:00:00Z');
      expect((await stateOf(ada))?.['status']).toBe('failed');
      expect((await stateOf(bob))?.['status']).toBe('queued');
    });

    it('are ordered again once, by however many processes', async () => {
      const users = await Promise.all([aUser(), aUser()]);
      await runAt(FRIDAY);
      for (const id of users) await failAt(id, FRIDAY);
      const other = await connectDatabase(connection.url);
      const later = '2026-11-20T08:00:00Z';
      await Promise.all([runAt(later), runAt(later, 'review', other), runAt(later)]);
      await other.close();
      for (const id of users) expect((await stateOf(id))?.['taken_up']).toBe(1);
      expect(queue.added).toHaveLength(2 * users.length);
    });
  });

  it('are ordered for more users than one statement takes', async () => {
    await connection.database.query(
      `with made as (
         insert into profiles (email, onboarding_completed, content_pillars, time_zone, created_at)
         select 'many-' || n || '@example.test', true, '{Pricing}', '${BERLIN}', '2026-11-15' from generate_series(1, 450) n
         returning id)
       insert into user_subscriptions (user_id, status, plan_type) select id, 'active', 'free' from made`,
    );
    await runAt(FRIDAY);
    expect(queue.added).toHaveLength(450);
    expect(new Set(queue.added.map(({ jobId }) => jobId)).size).toBe(450);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-19T15:59:00Z', '2026-11-19T16:00:00Z', WEEK],
    ['Pacific/Pago_Pago', '2026-11-20T16:59:00Z', '2026-11-20T17:00:00Z', WEEK],
    ['Asia/Kathmandu', '2026-11-20T00:14:00Z', '2026-11-20T00:15:00Z', WEEK],
    // The clocks go back on the Sunday between, and a week later the same clock time is another hour.
    [BERLIN, '2026-10-23T03:59:00Z', '2026-10-23T04:00:00Z', '2026-10-26'],
    [BERLIN, '2026-10-30T04:59:00Z', '2026-10-30T05:00:00Z', '2026-11-02'],
    ['America/New_York', '2027-03-12T10:59:00Z', '2027-03-12T11:00:00Z', '2027-03-15'],
    // The week begins in another year.
    [BERLIN, '2027-01-01T04:59:00Z', '2027-01-01T05:00:00Z', '2027-01-04'],
  ])('come by the clock of %s: not at %s, but at %s', async (time_zone, before, at, week) => {
    const ada = await aUser({ time_zone, created_at: new Date(Date.parse(at) - DAY_MS) });
    await runAt(before);
    expect(await batchesOf(ada)).toEqual([]);
    await runAt(at);
    expect(await weeksOf(ada)).toEqual([week]);
    await runAt(new Date(Date.parse(at) + 3 * DAY_MS).toISOString());
    expect(await weeksOf(ada)).toEqual([week]);
  });

  it('are those of the next week a week later', async () => {
    const ada = await aUser();
    await runAt(FRIDAY);
    await runAt('2026-11-27T06:00:00Z');
    expect(await weeksOf(ada)).toEqual([WEEK, '2026-11-30']);
  });

  it('come on Sunday or Monday for who joined or paid in between, and not on Tuesday', async () => {
    await runAt(FRIDAY);
    const joined = await aUser({ created_at: new Date('2026-11-22T20:00:00Z') });
    const unpaid = await aUser({}, { plan: 'past_due' });
    await runAt('2026-11-22T21:00:00Z');
    expect([await weeksOf(joined), await weeksOf(unpaid)]).toEqual([[WEEK], []]);
    await connection.database.query(`update user_subscriptions set status = 'active' where user_id = $1`, [
      unpaid,
    ]);
    await runAt('2026-11-23T22:59:00Z');
    expect(await weeksOf(unpaid)).toEqual([WEEK]);
    const late = await aUser({ created_at: new Date('2026-11-24T08:00:00Z') });
    await runAt('2026-11-24T09:00:00Z');
    expect(await batchesOf(late)).toEqual([]);
  });

  it('are not for who is silent, locked, without a plan or pillars, not through the questions, or staff', async () => {
    const left = await Promise.all([
      aUser({}, { seen: '2026-10-23T05:59:59Z' }),
      aUser({ profile_locked: true }),
      aUser({}, { plan: null }),
      aUser({}, { plan: 'canceled' }),
      aUser({ content_pillars: [] }),
      aUser({ onboarding_completed: false }),
      aUser({ is_admin: true }),
    ]);
    const [seen, tracked] = [
      await aUser({}, { seen: '2026-10-23T06:00:00Z' }),
      await aUser({}, { seen: '2026-01-05T09:00:00Z' }),
    ];
    await insertRow(connection.database, 'user_sessions', {
      user_id: tracked,
      started_at: new Date('2026-11-10T09:00:00Z'),
      last_event_at: new Date('2026-11-10T09:00:00Z'),
      session_data: {},
    });
    await runAt(FRIDAY);
    for (const id of left) expect(await batchesOf(id)).toEqual([]);
    expect([await weeksOf(seen), await weeksOf(tracked)]).toEqual([[WEEK], [WEEK]]);
  });

  it('are not for a week that a planned break touches', async () => {
    const [before, first, last, after] = [await aUser(), await aUser(), await aUser(), await aUser()];
    const off = (user_id: string, starts_on: string, ends_on: string) =>
      insertRow(connection.database, 'planned_breaks', { user_id, starts_on, ends_on });
    await off(before, '2026-11-16', '2026-11-22');
    await off(first, '2026-11-20', WEEK);
    await off(last, '2026-11-29', '2026-12-06');
    await off(after, '2026-11-30', '2026-12-06');
    await runAt(FRIDAY);
    expect(await Promise.all([before, first, last, after].map(weeksOf))).toEqual([[WEEK], [], [], [WEEK]]);
  });

  it('fill what is missing to the goal, as far as slots are free', async () => {
    const [some, reached, eager, full] = [
      await aUser({ weekly_posting_goal: 3 }),
      await aUser({ weekly_posting_goal: 2 }),
      await aUser({ weekly_posting_goal: 21 }),
      await aUser({ weekly_posting_goal: 21 }),
    ];
    await planned(some, [WEEK, '2026-11-30']);
    await planned(reached, [WEEK, '2026-11-24']);
    // Three on one day take its two slots, one on a Tuesday none.
    await planned(eager, [WEEK, WEEK, WEEK, '2026-11-24']);
    await planned(full, [WEEK, WEEK, '2026-11-25', '2026-11-25', '2026-11-27', '2026-11-27']);
    await runAt(FRIDAY);
    const counts = await Promise.all(
      [some, reached, eager, full].map(async (id) => (await batchesOf(id)).map(({ count }) => count)),
    );
    expect(counts).toEqual([[2], [], [4], []]);
  });

  it('leave alone the week for which a batch by hand is being written or read', async () => {
    const [waiting, read, pushed, failed, long, earlier] = [
      await aUser(),
      await aUser(),
      await aUser(),
      await aUser(),
      await aUser(),
      await aUser(),
    ];
    const byHand = (userId: string, batch: Parameters<typeof aPromptBatch>[2]) =>
      aPromptBatch(connection.database, userId, {
        ...{ created_at: new Date('2026-11-19T09:00:00Z'), weeks: 1, push_to_calendar: false },
        ...batch,
      });
    await byHand(waiting, { status: 'queued', start_date: WEEK });
    const batch_id = await byHand(read, { status: 'done', created_count: 3, for_review: true });
    await aPrompt(connection.database, read, { batch_id, is_held: true });
    const done = await byHand(pushed, { status: 'done', created_count: 1 });
    await aPrompt(connection.database, pushed, {
      ...{ batch_id: done, scheduled_date: WEEK, slot: 1, pushed_to_calendar: true },
    });
    await byHand(failed, { status: 'failed', error: 'No.' });
    await byHand(long, { status: 'queued', weeks: 12, created_at: new Date('2026-09-01T09:00:00Z') });
    await byHand(earlier, { status: 'queued', weeks: 1, created_at: new Date('2026-11-09T09:00:00Z') });
    await runAt(FRIDAY);
    const ordered = await Promise.all([waiting, read, pushed, failed, long, earlier].map(batchesOf));
    expect(ordered.map((batches) => batches.map(({ count }) => count))).toEqual([[], [], [2], [3], [], [3]]);
  });

  describe('in the way that is set', () => {
    let staffId: string;
    beforeEach(async () => {
      staffId = await aUser({ is_admin: true });
    });
    const serviceOf = (everybody: WeeklyMode = 'review') => {
      const clock = new FixedClock(new Date(FRIDAY));
      const audit = new AuditService(new AuditRepository(connection.database), clock);
      const weekly = new WeeklyPromptsRepository(connection.database);
      return new WeeklyPromptsService(weekly, audit, connection.database, configOf(everybody), clock);
    };

    it('for everybody, unless staff chose otherwise for a user', async () => {
      const [asAll, read, push, off] = [await aUser(), await aUser(), await aUser(), await aUser()];
      await serviceOf().change(read, 'review', staffId);
      await serviceOf().change(push, 'push', staffId);
      await serviceOf().change(off, 'off', staffId);
      await runAt(FRIDAY, 'push');
      const ways = await Promise.all([asAll, read, push, off].map(batchesOf));
      expect(ways.map(([batch]) => batch && [batch['push'], batch['review']])).toEqual([
        [true, false],
        [false, true],
        [true, false],
        undefined,
      ]);
    });

    it('for nobody where they are off, but for whom staff chose it', async () => {
      const [asAll, chosen] = [await aUser(), await aUser()];
      await serviceOf().change(chosen, 'review', staffId);
      await runAt(FRIDAY, 'off');
      expect([await weeksOf(asAll), await weeksOf(chosen)]).toEqual([[], [WEEK]]);
    });

    it('which staff read and change, with before and after in the audit log', async () => {
      const ada = await aUser();
      expect(await serviceOf('push').find(ada)).toEqual({ mode: null, everybody: 'push' });
      expect(await serviceOf().change(ada, 'off', staffId)).toEqual({ mode: 'off', everybody: 'review' });
      await serviceOf().change(ada, 'off', staffId);
      expect(await serviceOf().change(ada, null, staffId)).toEqual({ mode: null, everybody: 'review' });
      expect(await serviceOf().find(ada)).toEqual({ mode: null, everybody: 'review' });
      const log = await connection.database.query(
        'select action, actor_id, details from audit_log where entity_id = $1 order by id',
        [ada],
      );
      const entry = { action: 'weekly_prompts.changed', actor_id: staffId };
      expect(log).toEqual([
        { ...entry, details: { before: { mode: null }, after: { mode: 'off' } } },
        { ...entry, details: { before: { mode: 'off' }, after: { mode: null } } },
      ]);
      await expect(serviceOf().find(NOBODY)).rejects.toBeInstanceOf(NotFoundError);
      await expect(serviceOf().change(NOBODY, 'push', staffId)).rejects.toBeInstanceOf(NotFoundError);
    });
  });
});
