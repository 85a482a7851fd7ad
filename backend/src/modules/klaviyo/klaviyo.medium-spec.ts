import { DAY_MS, MINUTE_MS } from '@drumbeat/domain';
import { startSandbox, type KlaviyoFaultKind, type Sandbox } from '@drumbeat/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { klaviyoEnvironment } from '../../../test/support/services/klaviyo-service.js';
import { RecordingJobQueue } from '../../../test/support/worker/recording-job-queue.js';
import { testConfig } from '../../../test/support/test-config.js';
import { KlaviyoClient } from './klaviyo.client.js';
import { KlaviyoRepository } from './klaviyo.repository.js';
import { KlaviyoService } from './klaviyo.service.js';
import { KlaviyoSweeper } from './klaviyo.sweeper.js';
import { RelayEventCommand } from './relay-event.command.js';

const NOW = new Date('2026-11-20T12:00:00Z');

interface Row {
  readonly attempts: number;
  readonly next_try_at: Date;
  readonly sent_at: Date | null;
  readonly given_up_at: Date | null;
}

describe('What Klaviyo is told', () => {
  let connection: ConnectedDatabase;
  let sandbox: Sandbox;
  let clock: FixedClock;
  let queue: RecordingJobQueue;
  let events: KlaviyoRepository;
  let service: KlaviyoService;
  let user: { id: string; email: string };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectTestDatabase();
    clock = new FixedClock(NOW);
    sandbox = await startSandbox({ port: 0, now: () => clock.now() });
    queue = new RecordingJobQueue(connection.database);
    events = new KlaviyoRepository(connection.database);
    service = new KlaviyoService(events, queue, clock, config());
  });
  afterAll(async () => {
    await sandbox.close();
    await connection.close();
  });
  beforeEach(async () => {
    clock.advanceMs(NOW.getTime() - clock.now().getTime());
    user = await aProfile(connection.database, { onboarding_completed: false });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    sandbox.klaviyo.reset();
    queue.added.splice(0);
    await connection.database.query('delete from klaviyo_events');
  });

  const config = (more: Record<string, string> = {}) =>
    testConfig({ DATABASE_URL: 'postgres://unused', ...klaviyoEnvironment(sandbox), ...more });
  const aWorker = (settings = config()) =>
    new RelayEventCommand(events, new KlaviyoClient(settings, clock), clock);
  /** What a worker does with all that was queued. */
  const work = async (): Promise<void> => {
    for (const { data } of queue.added.splice(0)) await aWorker().execute(data as { event_id: string });
  };
  const wake = () => new KlaviyoSweeper(events, queue, clock, config()).wake();
  /** A minute of the workers' clock after this time. */
  const pass = async (ms: number): Promise<void> => {
    clock.advanceMs(ms);
    await wake();
    await work();
  };
  const rows = () =>
    connection.database.query<Row>('select * from klaviyo_events where user_id = $1', [user.id]);
  const plan = (plan_type: string) =>
    connection.database.query(
      `insert into user_subscriptions (user_id, status, plan_type) values ($1, 'active', $2)
       on conflict (user_id) do update set plan_type = excluded.plan_type`,
      [user.id, plan_type],
    );
  const told = () => sandbox.klaviyo.events();

  it('is a step of a user, with an id of its own and the product', async () => {
    await plan('free');
    await service.track(user.id, 'Subscription Started', {
      properties: { plan_type: 'free', product: 'another' },
      profileProps: { pillars: 3 },
    });
    await work();
    expect(told()).toEqual([
      {
        metric: 'Subscription Started',
        unique_id: `${user.id}-free`,
        properties: { plan_type: 'free', product: 'content_mvp' },
        profile: { email: user.email, external_id: user.id, properties: { pillars: 3 } },
        time: NOW.toISOString(),
      },
    ]);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: NOW }]);
  });

  it('is each step once, however often it is named', async () => {
    for (let times = 0; times < 3; times += 1) await service.note(user.id, 'Started Signup');
    expect(await service.track(user.id, 'Started Signup', {})).toBe(true);
    await work();
    await pass(MINUTE_MS);
    expect(sandbox.klaviyo.totalCalls).toBe(1);
  });

  it('is the same event where a backup knows nothing of it', async () => {
    await service.note(user.id, 'Started Signup');
    await work();
    await connection.database.query('delete from klaviyo_events');
    await service.note(user.id, 'Started Signup');
    await work();
    expect(sandbox.klaviyo.totalCalls).toBe(2);
    expect(told()).toHaveLength(1);
  });

  it('is the start of either plan', async () => {
    await plan('free');
    await service.note(user.id, 'Subscription Started');
    await plan('monthly');
    await service.note(user.id, 'Subscription Started');
    await work();
    expect(told().map(({ unique_id }) => unique_id)).toEqual([`${user.id}-free`, `${user.id}-monthly`]);
  });

  it.each(['Completed Onboarding', 'Subscription Started'] as const)(
    'is never a step that was not taken: %s',
    async (event) => {
      await expect(service.track(user.id, event, {})).rejects.toMatchObject({
        status: 409,
        code: 'klaviyo.step_not_taken',
      });
      expect(await rows()).toEqual([]);
      expect(queue.added).toEqual([]);
    },
  );

  it('is nothing without a key, and nothing is kept for later', async () => {
    const settings = config({ KLAVIYO_API_KEY: '' });
    const off = new KlaviyoService(events, queue, clock, settings);
    expect(await off.track(user.id, 'Started Signup', {})).toBe(false);
    expect(await rows()).toEqual([]);

    await service.note(user.id, 'Started Signup');
    for (const { data } of queue.added.splice(0)) {
      await aWorker(settings).execute(data as { event_id: string });
    }
    await new KlaviyoSweeper(events, queue, clock, settings).wake();
    expect([await rows(), queue.added]).toMatchObject([[{ attempts: 0 }], []]);
    await pass(MINUTE_MS);
    expect(told()).toHaveLength(1);
  });

  it.each<KlaviyoFaultKind>([
    '401',
    '403',
    'challenge',
    '429',
    '500',
    '503',
    'drop_before',
    '500_after',
    'drop_after',
  ])('comes once after %s, tried again after a minute and then two', async (kind) => {
    sandbox.klaviyo.fault({ kind, times: 2 });
    await service.note(user.id, 'Started Signup');
    await work();
    expect(await rows()).toMatchObject([{ attempts: 1, next_try_at: new Date(NOW.getTime() + MINUTE_MS) }]);
    await pass(MINUTE_MS - 1);
    expect(sandbox.klaviyo.totalCalls).toBe(1);
    await pass(1);
    await pass(2 * MINUTE_MS);
    expect(sandbox.klaviyo.totalCalls).toBe(3);
    expect(told()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 3, sent_at: clock.now(), given_up_at: null }]);
  });

  it('waits as long as Klaviyo says', async () => {
    sandbox.klaviyo.fault({ kind: '429', retry_after_s: 900 });
    await service.note(user.id, 'Started Signup');
    await work();
    await pass(899_999);
    expect(sandbox.klaviyo.totalCalls).toBe(1);
    await pass(1);
    expect(told()).toHaveLength(1);
  });

  it('is not repeated where the event itself is refused', async () => {
    sandbox.klaviyo.fault({ kind: '400' });
    await service.note(user.id, 'Started Signup');
    await work();
    await pass(DAY_MS);
    expect(sandbox.klaviyo.totalCalls).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, given_up_at: NOW }]);
  });

  it.each(['hang_before', 'hang_after'] as const)(
    'waits ten seconds for an answer (%s), and is told again',
    async (kind) => {
      const patience = new AbortController();
      const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
      sandbox.klaviyo.fault({ kind });
      await service.note(user.id, 'Started Signup');
      const working = work();
      await sandbox.klaviyo.whenHeld();
      expect(timeout).toHaveBeenCalledWith(10_000);
      patience.abort();
      await working;
      await pass(MINUTE_MS);
      expect([sandbox.klaviyo.totalCalls, told().length]).toEqual([2, 1]);
    },
  );

  it('is one event where a worker died after Klaviyo’s answer', async () => {
    jest.spyOn(events, 'markSent').mockRejectedValueOnce(new Error('The process is gone'));
    await service.note(user.id, 'Started Signup');
    await expect(work()).rejects.toThrow('The process is gone');
    await pass(MINUTE_MS - 1);
    expect(sandbox.klaviyo.totalCalls).toBe(1);
    await pass(1);
    expect([sandbox.klaviyo.totalCalls, told().length]).toEqual([2, 1]);
    expect(await rows()).toMatchObject([{ sent_at: clock.now() }]);
  });

  it('is told by one of two workers', async () => {
    await service.note(user.id, 'Started Signup');
    const [{ data } = { data: undefined }] = queue.added.splice(0);
    await Promise.all([1, 2].map(() => aWorker().execute(data as { event_id: string })));
    expect(sandbox.klaviyo.totalCalls).toBe(1);
  });

  it('is no step of three days ago', async () => {
    await service.note(user.id, 'Started Signup');
    queue.added.splice(0);
    await pass(3 * DAY_MS + 1);
    expect(sandbox.klaviyo.totalCalls).toBe(0);
    expect(await rows()).toMatchObject([{ sent_at: null, given_up_at: clock.now() }]);
  });
});
