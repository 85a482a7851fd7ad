import { MINUTE_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { startSandbox, type PushFaultKind, type Sandbox } from '@drumbeat/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { noticeSettingsService } from '../../../../test/support/services/notifications-service.js';
import { aPushSubscription, pushEnvironment } from '../../../../test/support/services/push-service.js';
import { RecordingJobQueue } from '../../../../test/support/worker/recording-job-queue.js';
import { testConfig } from '../../../../test/support/test-config.js';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import type { Database } from '../../../platform/database/database.js';
import { QUEUES } from '../../../platform/queue/queues.js';
import { MailService } from '../../mail/mail.service.js';
import { OutboxRepository } from '../../mail/outbox.repository.js';
import { NoticeMailsRepository } from '../mails/notice-mails.repository.js';
import { NoticeMailsSweeper } from '../mails/notice-mails.sweeper.js';
import { PushClient } from './push.client.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushMessagesRepository } from './push-messages.repository.js';
import { PushSweeper } from './push.sweeper.js';
import { SendPushCommand } from './send-push.command.js';

const NOON = new Date('2026-11-27T11:00:00Z');
const EVENING = new Date('2026-11-27T19:30:00Z');
const SEVEN = new Date('2026-11-28T06:00:00Z');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let connection: ConnectedDatabase;
let database: Database;
let sandbox: Sandbox;
let clock: FixedClock;
let queue: RecordingJobQueue;
let user: AuthenticatedUser;

beforeAll(async () => {
  Logger.overrideLogger(false);
  connection = await connectTestDatabase();
  database = connection.database;
  clock = new FixedClock(NOON);
  sandbox = await startSandbox({ port: 0, now: () => clock.now() });
});
afterAll(async () => {
  await sandbox.close();
  await connection.close();
});
beforeEach(async () => {
  queue = new RecordingJobQueue(database);
  setClock(NOON);
  user = await aUser();
});
afterEach(async () => {
  jest.restoreAllMocks();
  sandbox.push.reset();
  await database.query('delete from notifications');
  await database.query('delete from push_devices');
  await database.query('delete from outgoing_mails');
});

const setClock = (to: Date) => clock.advanceMs(to.getTime() - clock.now().getTime());
const config = (more: Record<string, string> = {}) =>
  testConfig({ DATABASE_URL: 'postgres://unused', ...pushEnvironment(sandbox), ...more });
const OFF = { VAPID_PRIVATE_KEY: '', PUSH_SANDBOX_URL: '' };

async function aSession(user_id: string): Promise<string> {
  const { id } = await insertRow<{ id: string }>(database, 'auth_sessions', {
    user_id,
    created_at: NOON,
    last_used_at: NOON,
    expires_at: new Date('2027-02-01T00:00:00Z'),
    user_agent: FIREFOX,
    ip: '203.0.113.7',
  });
  return id;
}
async function aUser(): Promise<AuthenticatedUser> {
  const { id, email } = await aProfile(database, { time_zone: 'Europe/Berlin' });
  return {
    id,
    email,
    is_admin: false,
    subscription_active: true,
    time_zone: 'UTC',
    session_id: await aSession(id),
  };
}
const devices = (settings = config()) =>
  new PushDevicesService(new PushDevicesRepository(database, settings), clock, settings);
const aBrowser = () => sandbox.push.subscribe(config().push?.publicKey ?? '');
const turnOn = async (who = user, browser = aBrowser()) => {
  await devices().add(who, FIREFOX, browser);
  return browser;
};
const notice = (title: string, more: Record<string, unknown> = {}) =>
  insertRow<{ id: string }>(database, 'notifications', {
    ...{ user_id: user.id, kind: 'publication.lost', title, body: 'Its time has passed.', link: '/posts' },
    ...{ subject: randomUUID(), created_at: clock.now() },
    ...more,
  });

const messages = () => new PushMessagesRepository(database, config());
const sweeper = (settings = config()) =>
  new PushSweeper(
    new PushMessagesRepository(database, settings),
    new PushDevicesRepository(database, settings),
    queue,
    database,
    clock,
    settings,
    new SchedulerRegistry(),
  );
/** What a worker's timers do. */
async function sweep(settings = config()): Promise<void> {
  const mails = new MailService(new OutboxRepository(database), queue, settings, clock);
  const planner = new NoticeMailsSweeper(
    new NoticeMailsRepository(database),
    mails,
    database,
    clock,
    new SchedulerRegistry(),
  );
  await planner.sweep();
  await sweeper(settings).sweep();
}
const worker = (repository = messages()) =>
  new SendPushCommand(repository, new PushClient(config(), clock), clock);
const queued = () =>
  queue.added
    .splice(0)
    .flatMap(({ data }) => ('message_id' in (data as object) ? [data as { message_id: string }] : []));
/** What a worker does with all that was queued, one after the other. */
async function work(sender = worker()): Promise<void> {
  for (const job of queued()) await sender.execute(job);
}
/** As many at a time as a worker does, the first come first. */
async function workAtOnce(): Promise<void> {
  const [sender, jobs] = [worker(), queued()];
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await sender.execute(job);
  };
  await Promise.all(Array.from({ length: QUEUES.push.concurrency }, lane));
}
/** So many devices of the user, whose service does the same with each of their messages. */
async function turnOnAll(count: number, kind: PushFaultKind): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { endpoint } = await turnOn({ ...user, session_id: await aSession(user.id) });
    sandbox.push.fault({ kind, times: 1_000, endpoint });
  }
}
async function pass(ms = 0): Promise<void> {
  clock.advanceMs(ms);
  await sweep();
  await work();
}
const shown = () =>
  sandbox.push.messages().map(({ payload }) => (JSON.parse(payload) as { title: string }).title);
const waiting = () => database.query('select * from push_messages');

describe('A notice on a device', () => {
  it('comes encrypted to each device of its user, with little text and its page', async () => {
    await turnOn();
    await turnOn({ ...user, session_id: await aSession(user.id) });
    await turnOn(await aUser());
    const { id } = await notice('Missed', { link: '/posts/1' });
    await pass();
    expect(shown()).toEqual(['Missed', 'Missed']);
    const [first] = sandbox.push.messages();
    expect(JSON.parse(first?.payload ?? '')).toEqual({
      id,
      title: 'Missed',
      body: 'Its time has passed.',
      link: '/posts/1',
      user_id: user.id,
    });
    expect(first).toMatchObject({ ttl: 24 * 3_600, topic: id.replaceAll('-', '') });
    expect(await waiting()).toEqual([]);
    expect((await devices().list(user)).devices[0]?.last_success_at).toBe(NOON.toISOString());
  });

  it('comes once, however often and by however many workers it is looked for', async () => {
    await turnOn();
    await notice('Missed');
    await Promise.all([sweep(), sweep(), sweep()]);
    const jobs = queue.added.filter(({ data }) => 'message_id' in (data as object));
    await Promise.all([...jobs, ...jobs].map(({ data }) => worker().execute(data as { message_id: string })));
    await pass(MINUTE_MS);
    expect(sandbox.push.totalCalls).toBe(1);
  });

  it('waits for the end of the quiet hours', async () => {
    await turnOn();
    setClock(EVENING);
    await notice('Missed');
    await pass();
    expect(shown()).toEqual([]);
    setClock(SEVEN);
    await pass();
    expect(shown()).toEqual(['Missed']);
  });

  it('comes of the topics that were chosen', async () => {
    await turnOn();
    const settings = noticeSettingsService(database);
    await settings.change(user.id, {
      topics: [
        { topic: 'failed', push: false },
        { topic: 'weekly_letter', push: true },
      ],
    });
    await notice('Missed');
    await notice('Your week', { kind: 'week.letter' });
    await notice('A reply', { kind: 'staff.replied' });
    await pass();
    expect(shown()).toEqual(['Your week']);
  });

  it('is none that was read, switched off or settled meanwhile, or is over', async () => {
    await turnOn();
    setClock(EVENING);
    const read = await notice('Read');
    await notice('Off', { kind: 'publication.throttled' });
    const out = await aPost(database, user.id, { status: 'used', posted_at: EVENING });
    await notice('Done', { kind: 'post.needs_analytics', post_id: out });
    await insertRow(database, 'post_performance', {
      ...{ post_id: out, impressions: 100, likes: 1, comments: 0, shares: 0, engagement_rate: 1 },
    });
    await notice('Over', { created_at: new Date('2026-11-27T05:59:00Z') });
    await sweep();
    await database.query('update notifications set read_at = now() where id = $1', [read.id]);
    await noticeSettingsService(database).change(user.id, { topics: [{ topic: 'at_risk', push: false }] });
    setClock(SEVEN);
    await pass();
    expect(sandbox.push.totalCalls).toBe(0);
  });

  it('is none of before the device was turned on', async () => {
    await notice('Missed');
    await sweep();
    await turnOn();
    await pass(MINUTE_MS);
    expect(sandbox.push.totalCalls).toBe(0);
  });

  it('is none where its user signed out, also of what waited, or stayed away for two weeks', async () => {
    await turnOn();
    const other = { ...user, session_id: await aSession(user.id) };
    await turnOn(other);
    await notice('Missed');
    await sweep();
    await database.query(
      `update auth_sessions set ended_at = now(), end_reason = 'signed_out' where id = $1`,
      [user.session_id],
    );
    await work();
    expect(sandbox.push.totalCalls).toBe(1);
    setClock(new Date(NOON.getTime() + 14 * 24 * 60 * MINUTE_MS));
    await notice('Another');
    await pass();
    expect(sandbox.push.totalCalls).toBe(1);
    await sweeper().forget();
    expect(await database.query('select 1 from push_devices')).toEqual([]);
  });

  it('is none while mail is paused, and comes afterwards', async () => {
    await turnOn();
    await notice('Missed');
    await database.query(
      `update outgoing_channels set paused_at = now(), pause_reason = 'staff' where name = 'mail'`,
    );
    await pass();
    await database.query(
      `update outgoing_channels set paused_at = null, pause_reason = null where name = 'mail'`,
    );
    expect(sandbox.push.totalCalls).toBe(0);
    await pass(MINUTE_MS);
    expect(shown()).toEqual(['Missed']);
  });

  it('is of what waits for a device among the newest twenty', async () => {
    await turnOn();
    for (let n = 0; n < 25; n += 1) await notice(`Missed ${n}`, { created_at: new Date(NOON.getTime() + n) });
    clock.advanceMs(MINUTE_MS);
    await sweep();
    expect(await waiting()).toHaveLength(20);
    await pass();
    await pass();
    expect(shown().toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `Missed ${n + 5}`).toSorted());
  });

  it('is none without a key, and none later of then', async () => {
    await turnOn();
    await notice('Missed');
    await sweep(config(OFF));
    await pass(MINUTE_MS);
    expect([sandbox.push.totalCalls, await waiting()]).toEqual([0, []]);
  });
});

describe('A push service', () => {
  it.each<PushFaultKind>(['404', '410'])('that answers %s ends the device', async (kind) => {
    await turnOn();
    await notice('Missed');
    sandbox.push.fault({ kind });
    await pass();
    await pass(60 * MINUTE_MS);
    expect(sandbox.push.totalCalls).toBe(1);
    expect((await devices().list(user)).devices).toEqual([]);
  });

  it.each<PushFaultKind>(['429', '500', '503', 'drop_before', 'drop_after'])(
    'that answers %s is asked again after a minute and then two, and shows one message',
    async (kind) => {
      await turnOn();
      await notice('Missed');
      sandbox.push.fault({ kind, times: 2, retry_after_s: 10 });
      await pass();
      await pass(MINUTE_MS - 1);
      expect(sandbox.push.totalCalls).toBe(1);
      await pass(1);
      await pass(2 * MINUTE_MS);
      await pass(60 * MINUTE_MS);
      expect([sandbox.push.totalCalls, shown()]).toEqual([3, ['Missed']]);
    },
  );

  it('is left alone for as long as it says', async () => {
    await turnOn();
    await notice('Missed');
    sandbox.push.fault({ kind: '429', retry_after_s: 900 });
    await pass();
    await pass(15 * MINUTE_MS - 1);
    expect(sandbox.push.totalCalls).toBe(1);
    await pass(1);
    expect(shown()).toEqual(['Missed']);
  });

  it.each<PushFaultKind>(['301', '400', '403', '413'])(
    'that answers %s is not asked for the same again, and the device stays',
    async (kind) => {
      await turnOn();
      await notice('Missed');
      sandbox.push.fault({ kind });
      await pass();
      await pass(60 * MINUTE_MS);
      expect([sandbox.push.totalCalls, await waiting()]).toEqual([1, []]);
      expect((await devices().list(user)).devices).toHaveLength(1);
    },
  );

  it('is waited for five seconds', async () => {
    const patience = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
    await turnOn();
    await notice('Missed');
    sandbox.push.fault({ kind: 'hang' });
    await sweep();
    const working = work();
    await sandbox.push.whenHeld();
    expect(timeout).toHaveBeenCalledWith(5_000);
    patience.abort();
    await working;
    await pass(MINUTE_MS);
    expect(shown()).toEqual(['Missed']);
  });

  it('keeps nobody else’s message waiting while it does not answer those of one account', async () => {
    await turnOnAll(10, 'hang');
    for (let n = 0; n < 30; n += 1) await notice(`Mine ${n}`);
    await sweep();
    const bob = await aUser();
    await turnOn(bob);
    await notice('Bob’s', { user_id: bob.id });
    await sweep();
    const working = workAtOnce();
    await sandbox.push.whenTaken(1);
    expect(shown()).toEqual(['Bob’s']);
    sandbox.push.release('drop');
    sandbox.push.reset();
    await working;
  });

  it('that does not take a message is not asked for the device’s others meanwhile, nor for later ones', async () => {
    await turnOn();
    for (let n = 0; n < 5; n += 1) await notice(`Missed ${n}`);
    sandbox.push.fault({ kind: '503', times: 2, retry_after_s: 10 });
    await pass();
    await notice('Missed 5');
    await pass(MINUTE_MS - 1);
    expect(sandbox.push.totalCalls).toBe(1);
    await pass(1);
    await pass(2 * MINUTE_MS - 1);
    expect(sandbox.push.totalCalls).toBe(2);
    await pass(1);
    expect([sandbox.push.totalCalls, shown().length, await waiting()]).toEqual([8, 6, []]);
  });

  it('that has answered three calls with nothing is left alone for a minute, by everybody', async () => {
    const sender = worker();
    for (let n = 0; n < 4; n += 1) {
      const each = await aUser();
      await turnOn(each);
      await notice('Missed', { user_id: each.id });
    }
    sandbox.push.fault({ kind: 'drop_before', times: 3 });
    await sweep();
    await work(sender);
    expect([sandbox.push.totalCalls, (await waiting()).length]).toEqual([3, 4]);
    clock.advanceMs(MINUTE_MS);
    await sweep();
    await work(sender);
    expect([shown().length, await waiting()]).toEqual([4, []]);
  });

  it('shows one message where a worker died after its answer', async () => {
    await turnOn();
    await notice('Missed');
    await sweep();
    const [job] = queue.added.splice(0).filter(({ data }) => 'message_id' in (data as object));
    const dying = messages();
    jest.spyOn(dying, 'markSent').mockRejectedValueOnce(new Error('The process is gone'));
    await expect(worker(dying).execute(job?.data as { message_id: string })).rejects.toThrow('gone');
    await pass(MINUTE_MS);
    expect([sandbox.push.totalCalls, shown()]).toEqual([2, ['Missed']]);
  });

  it('is no program beside ours: a name that leads to a private address is not called', async () => {
    await turnOn();
    await database.query(`update push_devices set endpoint = 'https://localhost/send/1'`);
    await notice('Missed');
    await pass();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  });
});

describe('The devices of a user', () => {
  it('are named, the present one too, and given up by their user alone', async () => {
    await turnOn();
    const other = { ...user, session_id: await aSession(user.id) };
    clock.advanceMs(1);
    const { public_key, devices: both } = await devices().add(other, '', aBrowser());
    expect(public_key).toBe(config().push?.publicKey);
    expect(both.map(({ label, is_current }) => [label, is_current])).toEqual([
      ['Firefox on Linux', false],
      [null, true],
    ]);
    const id = both[0]?.id ?? '';
    await expect(devices().remove((await aUser()).id, id)).rejects.toMatchObject({ status: 404 });
    await devices().remove(user.id, id);
    expect((await devices().list(user)).devices).toHaveLength(1);
  });

  it('are one for a session and one for a browser, which tells who is signed in', async () => {
    const browser = await turnOn();
    await turnOn(user, browser);
    await turnOn();
    expect((await devices().list(user)).devices).toHaveLength(1);
    const bob = await aUser();
    await turnOn(user, browser);
    await turnOn(bob, browser);
    expect((await devices().list(user)).devices).toEqual([]);
    expect((await devices().list(bob)).devices).toHaveLength(1);
  });

  it('are ten at most; those of ended sessions do not count', async () => {
    const ended = await aSession(user.id);
    await turnOn({ ...user, session_id: ended });
    await database.query(
      `update auth_sessions set ended_at = now(), end_reason = 'signed_out' where id = $1`,
      [ended],
    );
    for (let n = 0; n < 10; n += 1) await turnOn({ ...user, session_id: await aSession(user.id) });
    await expect(turnOn()).rejects.toMatchObject({ status: 409, code: 'push.too_many_devices' });
  });

  it('are none without a key', async () => {
    const off = devices(config(OFF));
    await expect(off.add(user, '', aPushSubscription('1'))).rejects.toMatchObject({ code: 'push.off' });
    expect(await off.list(user)).toEqual({ public_key: null, devices: [] });
  });

  it.each([
    ['a private address', { endpoint: 'https://169.254.169.254/latest' }],
    ['a key that is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
  ])('are none with %s', async (_, change) => {
    const request = { ...aPushSubscription('1'), ...change };
    await expect(devices().add(user, '', request)).rejects.toMatchObject({ status: 400 });
  });
});
