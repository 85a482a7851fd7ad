import { FIGURES_SCOPE } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FigureReadingsRepository } from '../../src/modules/figure-readings/figure-readings.repository.js';
import { insertRow } from '../builders/insert-row.js';
import { HeldTransaction } from '../support/database/held-transaction.js';
import { klaviyoEnvironment } from '../support/services/klaviyo-service.js';
import {
  PublishingHarness,
  type ConnectedUser,
  type PublicationUnderTest,
} from '../support/publishing/publishing-harness.js';
import { until } from '../support/until.js';
import { openQueue, type ProofQueue } from './proof-queue.js';
import { ProofWorker } from './proof-worker-process.js';

jest.setTimeout(600_000);

/** The times of docs/publishing.md, some fifteen times as fast. */
const TIMES = {
  plannerIntervalMs: 200,
  planAheadMs: 2_000,
  sweepIntervalMs: 200,
  leaseMs: 4_000,
  connectTimeoutMs: 1_000,
  sendTimeoutMs: 1_500,
  sendMarginMs: 500,
  settleMs: 1_500,
  ownerWaitMs: 4_000,
  graceMs: 10 * 60_000,
};
const SCOPES = ['openid', 'profile', 'email', 'w_member_social', FIGURES_SCOPE];
const TWO_MINUTES_MS = 120_000;
/** Only a hanging test waits this long. */
const PATIENCE_MS = 120_000;
/** Held by the test: a notice that asks for it hangs. */
const HANGING = 4_711;

/**
 * Who does something because a post is out, or beside it in the same process. Open pages are the fifth: they read the ledger from an api process
 * (live.medium-spec).
 */
const CONSUMERS = ['notice', 'mail', 'figures', 'klaviyo'] as const;
type Consumer = (typeof CONSUMERS)[number];

/** One post of one user, of whom one consumer is struck; all of the others are to do their work. */
interface Row {
  readonly struck: Consumer;
  readonly user: ConnectedUser;
  readonly email: string;
  readonly post: PublicationUnderTest;
}

/** Posts at LinkedIn, calls that made them, and what each consumer has done. */
interface Tally extends Record<Consumer, number> {
  readonly calls: number;
  readonly posts: number;
}

const ONCE: Tally = { calls: 1, posts: 1, notice: 1, mail: 1, figures: 1, klaviyo: 1 };

describe('What follows from a post that is out', () => {
  let harness: PublishingHarness;
  let queue: ProofQueue;
  let worker: ProofWorker;

  beforeAll(async () => {
    harness = await PublishingHarness.start(TIMES);
    queue = openQueue('PostgreSQL', harness.database);
    worker = await startWorker();
  });
  afterAll(async () => {
    await worker.kill();
    await queue.close();
    await harness.close();
  });

  const startWorker = () =>
    ProofWorker.load({
      ...PublishingHarness.environment(harness.databaseUrl, harness.sandbox),
      ...klaviyoEnvironment(harness.sandbox),
      ...queue.environment,
      SMTP_URL: harness.sandbox.mailbox.smtpUrl,
      PUBLISHING_TIMINGS: JSON.stringify(TIMES),
    }).start();
  const query = <Found>(sql: string, values: unknown[] = []) => harness.database.query<Found>(sql, values);
  const eventually = (what: string, look: () => Promise<boolean> | boolean) => until(what, look, PATIENCE_MS);

  /** Who wants every notice by mail at once, at any hour, and whose sign-up Klaviyo is to be told of. */
  async function aPerson(): Promise<Pick<Row, 'user' | 'email'>> {
    const user = await harness.connectedUser(undefined, SCOPES);
    const [profile] = await query<{ email: string }>(
      'update profiles set email_confirmed_at = now() where id = $1 returning email',
      [user.id],
    );
    await insertRow(harness.database, 'notice_settings', {
      user_id: user.id,
      topics: { news: { mail: 'at_once' } },
      quiet_from: '00:00',
      quiet_until: '00:00',
    });
    // Its turn comes when the test says so, and not with the minute.
    await insertRow(harness.database, 'klaviyo_events', {
      user_id: user.id,
      event: 'Started Signup',
      happened_at: await harness.now(),
      next_try_at: new Date('2099-01-01T00:00:00Z'),
    });
    return { user, email: profile?.email ?? '' };
  }

  /** Posts that are due since two minutes, so that their users are told, each with one consumer struck beforehand. */
  async function post(strike: (consumer: Consumer, person: Pick<Row, 'user' | 'email'>) => Promise<void>) {
    const people = await Promise.all(CONSUMERS.map(aPerson));
    for (const [index, consumer] of CONSUMERS.entries()) await strike(consumer, people[index]!);
    const due_at = new Date((await harness.now()).getTime() - TWO_MINUTES_MS);
    const rows: Row[] = [];
    for (const [index, struck] of CONSUMERS.entries()) {
      const person = people[index]!;
      rows.push({ struck, ...person, post: await harness.publication(person.user, { due_at }) });
    }
    for (const row of rows) await harness.whenState(row.post.id, 'published', PATIENCE_MS);
    return rows;
  }

  const countOf = async (sql: string, values: unknown[]) =>
    (await query<{ count: number }>(`select count(*)::int as count from ${sql}`, values))[0]?.count ?? 0;
  const done: Record<Consumer, (row: Row) => Promise<number> | number> = {
    notice: ({ user }) =>
      countOf(`notifications where user_id = $1 and kind = 'publication.published_late'`, [user.id]),
    mail: ({ email }) => harness.sandbox.mailbox.mails(email).length,
    figures: ({ post: { postId } }) => countOf('post_performance where post_id = $1', [postId]),
    klaviyo: ({ email }) =>
      harness.sandbox.klaviyo.events().filter(({ profile }) => profile['email'] === email).length,
  };
  const whenDone = async (consumer: Consumer, rows: readonly Row[]): Promise<void> => {
    for (const row of rows) {
      await eventually(`${consumer} beside ${row.struck}`, async () => (await done[consumer](row)) > 0);
    }
  };
  const tally = async (row: Row): Promise<Tally> => ({
    calls: harness.calls(row.post.text),
    posts: harness.creations(row.post.text),
    notice: await done.notice(row),
    mail: await done.mail(row),
    figures: await done.figures(row),
    klaviyo: await done.klaviyo(row),
  });
  const besides = (rows: readonly Row[], ...struck: readonly Consumer[]) =>
    rows.filter((row) => !struck.includes(row.struck));
  const idsOf = (rows: readonly Row[]) => rows.map(({ user }) => user.id);

  /** The struck one is the last whose turn comes: figures are read one after the other. */
  async function planFigures(rows: readonly Row[]): Promise<void> {
    await new FigureReadingsRepository(harness.database).noteNew(await harness.now());
    await query(
      `update figure_readings set due_at = now() - make_interval(secs => case when user_id = $2 then 1 else 60 end)
        where user_id = any($1)`,
      [idsOf(rows), rows.find(({ struck }) => struck === 'figures')?.user.id],
    );
  }

  async function planKlaviyo(rows: readonly Row[]): Promise<void> {
    await query('update klaviyo_events set next_try_at = now() where user_id = any($1) and sent_at is null', [
      idsOf(rows),
    ]);
  }

  /** Whatever was to be tried again later is due now. */
  async function shortenPauses(rows: readonly Row[]): Promise<void> {
    const ids = [idsOf(rows)];
    await planKlaviyo(rows);
    await query('update figure_readings set due_at = now() where user_id = any($1) and read_at is null', ids);
    await query(
      `update outgoing_mails set woken_at = now() - interval '10 minutes' where user_id = any($1) and lease_until is null`,
      ids,
    );
  }

  /** The leases of a worker that was killed end, and the queue has lost its jobs. */
  async function buryWorker(): Promise<void> {
    await worker.kill();
    await queue.empty();
    await query('update outgoing_mails set lease_until = null where sent_at is null');
  }

  /** Everything is done in the end, and nothing of it again although every clock turns once more. */
  async function expectOnce(rows: readonly Row[]): Promise<void> {
    await whenDone('notice', rows);
    await shortenPauses(rows);
    const turnAll = () =>
      (['klaviyo', 'figures', 'notice mails', 'outbox'] as const).forEach((clock) => worker.turn(clock));
    turnAll();
    for (const consumer of CONSUMERS) await whenDone(consumer, rows);
    turnAll();
    await anotherPostGoesOut();
    for (const row of rows) expect([row.struck, await tally(row)]).toEqual([row.struck, ONCE]);
  }

  async function anotherPostGoesOut(): Promise<void> {
    const another = await harness.publication(await harness.connectedUser());
    await harness.whenState(another.id, 'published', PATIENCE_MS);
    expect(harness.calls(another.text)).toBe(1);
  }

  /** What happens as a notice of this user is written. */
  async function strikeNotices({ id }: ConnectedUser, by: string): Promise<void> {
    await query(
      `create or replace function strike_notices() returns trigger language plpgsql as
       $$ begin if new.user_id = '${id}' then ${by} end if; return new; end $$`,
    );
    await query(
      `create or replace trigger strike_notices before insert on notifications
         for each row execute function strike_notices()`,
    );
  }
  const healNotices = () => query('drop trigger strike_notices on notifications');

  it('is repeated alone where it throws, and the post is sent once', async () => {
    const { linkedin, mailbox, klaviyo } = harness.sandbox;
    const rows = await post(async (consumer, { user, email }) => {
      if (consumer === 'notice') await strikeNotices(user, `raise exception 'struck';`);
      if (consumer === 'mail') mailbox.fault({ kind: 'refuse', to: email });
      if (consumer === 'figures') {
        linkedin.fault({ kind: '500_before', target: 'analytics', member: user.member.sub });
      }
      if (consumer === 'klaviyo') klaviyo.fault({ kind: '500', email });
    });
    await planFigures(rows);
    worker.turn('figures');
    await planKlaviyo(rows);
    worker.turn('klaviyo');
    await whenDone('notice', besides(rows, 'notice'));
    worker.turn('notice mails');
    await whenDone('mail', besides(rows, 'notice', 'mail'));
    await whenDone('figures', besides(rows, 'figures'));
    await whenDone('klaviyo', besides(rows, 'klaviyo'));
    await eventually('all faults to strike', () =>
      [linkedin, mailbox, klaviyo].every((service) => service.pendingFaults().length === 0),
    );
    for (const row of rows.filter(({ struck }) => struck === 'notice'))
      expect(await done.notice(row)).toBe(0);
    await healNotices();
    await expectOnce(rows);
  });

  it('keeps nothing waiting where it hangs, is done by another process after a kill, and the post is sent once', async () => {
    const { linkedin, mailbox, klaviyo } = harness.sandbox;
    const lock = await HeldTransaction.begin(harness.databaseUrl);
    await lock.query('select pg_advisory_xact_lock($1)', [HANGING]);
    const rows = await post(async (consumer, { user, email }) => {
      if (consumer === 'notice') {
        await strikeNotices(user, `perform pg_advisory_xact_lock(${HANGING});`);
      }
      if (consumer === 'mail') mailbox.fault({ kind: 'slow', to: email, delay_ms: 600_000 });
      if (consumer === 'figures') {
        linkedin.fault({ kind: 'hang', target: 'analytics', member: user.member.sub });
      }
      if (consumer === 'klaviyo') klaviyo.fault({ kind: 'hang_after', email });
    });
    await eventually('a notice to hang', async () => {
      const waiting = await query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      );
      return waiting.length > 0;
    });
    await planKlaviyo(rows);
    worker.turn('klaviyo');
    await klaviyo.whenHeld(1, PATIENCE_MS);
    await whenDone('notice', besides(rows, 'notice'));
    worker.turn('notice mails');
    await mailbox.whenHeld(1, PATIENCE_MS);
    await whenDone('mail', besides(rows, 'notice', 'mail'));
    await anotherPostGoesOut();
    await planFigures(rows);
    worker.turn('figures');
    await linkedin.whenHeld(1, PATIENCE_MS);
    await whenDone('figures', besides(rows, 'figures'));

    await buryWorker();
    await lock.rollback();
    await healNotices();
    worker = await startWorker();
    await expectOnce(rows);
  });
});
