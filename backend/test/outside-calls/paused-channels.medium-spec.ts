import { demoKlaviyo } from '@drumbeat/sandbox';
import { COMMENT_SCOPE, OUTGOING_CHANNELS, type OutgoingChannel } from '@drumbeat/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KlaviyoService } from '../../src/modules/klaviyo/klaviyo.service.js';
import { MailService } from '../../src/modules/mail/mail.service.js';
import { PublicationPlanner } from '../../src/modules/publications/send/publication.planner.js';
import { PublishingService } from '../../src/modules/publications/send/publishing.service.js';
import { OutgoingChannelsService } from '../../src/modules/outgoing-channels/outgoing-channels.service.js';
import { StoredFilesService } from '../../src/platform/storage/stored-files.service.js';
import { insertRow } from '../builders/insert-row.js';
import { attachMedia } from '../support/media/attach-media.js';
import { UNHURRIED } from '../support/publishing/publishing-suite.js';
import { PublishingHarness, type ConnectedUser } from '../support/publishing/publishing-harness.js';
import { pushEnvironment } from '../support/services/push-service.js';
import { testConfig } from '../support/test-config.js';
import { startWorkerByHand, type WorkerByHand } from '../support/worker/worker-by-hand.js';

const SCOPES = ['openid', 'profile', 'email', 'w_member_social', COMMENT_SCOPE];
const RECIPIENT = 'ada@example.test';

/**
 * The whole worker program, with something due for each of its senders: queued before the pause, to be found by a
 * timer, lost by the queue. All its jobs and timers run: one that does not check its channel is detected by what it
 * sends.
 */
describe('A worker', () => {
  let harness: PublishingHarness;
  let user: ConnectedUser;
  let program: WorkerByHand;

  beforeAll(async () => {
    harness = await PublishingHarness.start(UNHURRIED);
  });
  beforeEach(async () => {
    user = await harness.connectedUser(undefined, SCOPES);
    program = await start();
    for (const channel of OUTGOING_CHANNELS) await makeDue[channel]();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const channel of OUTGOING_CHANNELS) await program.get(OutgoingChannelsService).resume(null, channel);
    await program.close();
    await harness.database.query('delete from outgoing_mails');
    await harness.database.query('delete from klaviyo_events');
    await harness.reset();
    harness.sandbox.mailbox.reset();
    harness.sandbox.klaviyo.reset();
    harness.sandbox.push.reset();
    await harness.database.query('delete from push_devices');
    await harness.database.query('delete from notifications');
  });
  afterAll(() => harness.close());

  const start = () =>
    startWorkerByHand(
      testConfig(
        {
          ...PublishingHarness.environment(harness.databaseUrl, harness.sandbox),
          SMTP_URL: harness.sandbox.mailbox.smtpUrl,
          KLAVIYO_API_URL: harness.sandbox.roots.klaviyo,
          KLAVIYO_API_KEY: demoKlaviyo.apiKey,
          KLAVIYO_SANDBOX: 'true',
          ...pushEnvironment(harness.sandbox),
        },
        UNHURRIED,
      ),
    );
  const dueIn = async (seconds: number) => new Date((await harness.now()).getTime() + seconds * 1_000);

  /** For each path to a sender: queued jobs, jobs added by a timer, sends by a timer itself. */
  const makeDue: Record<OutgoingChannel, () => Promise<void>> = {
    publishing: async () => {
      await harness.publication(user);
      await program.get(PublicationPlanner).plan();
      const forgotten = await harness.publication(user, { due_at: await dueIn(-20) });
      await harness.database.query('update publications set queued_at = due_at where id = $1', [
        forgotten.id,
      ]);
      const ahead = await harness.publication(user, { due_at: await dueIn(60) });
      await attachMedia(harness.database, program.get(StoredFilesService), ahead);
      await harness.publication(user);
    },
    first_comments: async () => {
      for (const seconds of [0, 20]) {
        const { id, postId } = await harness.publication(user);
        await harness.database.query(`update posts set first_comment = 'The link' where id = $1`, [postId]);
        await program.get(PublishingService).publish(id);
        await harness.database.query(
          'update first_comments set next_try_at = now() - make_interval(secs => $2) where publication_id = $1',
          [id, seconds],
        );
      }
    },
    mail: async () => {
      await pushAwaited();
      await program.get(KlaviyoService).note(user.id, 'Started Signup');
      await program
        .get(MailService)
        .post({ kind: 'account_deleted', recipient: RECIPIENT, user_id: user.id });
      await harness.database.query(
        `insert into outgoing_mails (kind, recipient, created_at, woken_at)
         values ('account_deleted', $1, now(), now() - interval '10 minutes')`,
        [RECIPIENT],
      );
    },
  };

  /** A notice that waits for a browser of its user. */
  const pushAwaited = async () => {
    const { database, sandbox } = harness;
    const now = await dueIn(0);
    const session = await insertRow<{ id: string }>(database, 'auth_sessions', {
      user_id: user.id,
      ...{ created_at: now, last_used_at: now, expires_at: await dueIn(86_400) },
      ...{ user_agent: 'Firefox', ip: '203.0.113.7' },
    });
    const { endpoint, keys } = sandbox.push.subscribe(testConfig(pushSettings()).push?.publicKey ?? '');
    const device = await insertRow<{ id: string }>(database, 'push_devices', {
      ...{ user_id: user.id, session_id: session.id, endpoint, ...keys, created_at: now },
    });
    const notice = await insertRow<{ id: string }>(database, 'notifications', {
      ...{ user_id: user.id, kind: 'publication.lost', title: 'Missed', body: '', link: '/posts' },
      ...{ subject: session.id, mail_state: 'done', created_at: now },
    });
    await insertRow(database, 'push_messages', {
      user_id: user.id,
      notice_id: notice.id,
      device_id: device.id,
      next_try_at: now,
    });
  };
  const pushSettings = () => ({ DATABASE_URL: harness.databaseUrl, ...pushEnvironment(harness.sandbox) });

  const calls = () => harness.sandbox.linkedin.calls();
  /** By the channel of mail, as Klaviyo writes to people then. */
  const told = () => harness.sandbox.klaviyo.totalCalls;
  const pushed = () => harness.sandbox.push.messages().length;
  const left = (): Record<OutgoingChannel, number> => {
    const operations = calls().map(({ operation }) => operation);
    const comments = operations.filter((operation) => operation === 'comment').length;
    return {
      publishing: operations.length - comments,
      first_comments: comments,
      mail: harness.sandbox.mailbox.mails().length,
    };
  };
  /** The ledger's events: nothing is even claimed. */
  const steps = async () => (await harness.database.query('select 1 from publication_events')).length;
  const pause = async (channels: readonly OutgoingChannel[]) => {
    for (const channel of channels) await program.get(OutgoingChannelsService).pause(null, channel);
  };
  /** Runs everything queued, then every timer, then the jobs queued by them. */
  const turn = async () => {
    await program.run(program.takeAdded());
    await program.turnClocks();
    await program.run(program.takeAdded());
  };
  /** The same, and the end of the program, which waits for what has begun. */
  const turnToTheEnd = async () => {
    await turn();
    await program.close();
    program = await start();
  };

  it('sends nothing, asks nobody and wakes no sender while every channel is paused', async () => {
    await pause(OUTGOING_CHANNELS);
    const traces = async () => [calls().length, left().mail, told(), pushed(), await steps()];
    const before = await traces();
    await program.run(program.takeAdded());
    const publish = jest.spyOn(program.get(PublishingService), 'publish');
    await program.turnClocks();
    expect(program.takeAdded()).toEqual([]);
    expect(publish).not.toHaveBeenCalled();
    await turnToTheEnd();
    expect(await traces()).toEqual(before);
  });

  it.each(OUTGOING_CHANNELS)('sends nothing by %s while that is paused, and all else', async (paused) => {
    await pause([paused]);
    const before = left();
    await turnToTheEnd();
    const sent = Object.entries(left()).map(([channel, count]) => [
      channel,
      count > before[channel as OutgoingChannel],
    ]);
    expect(sent).toEqual(OUTGOING_CHANNELS.map((channel) => [channel, channel !== paused]));
    expect([told(), pushed()]).toEqual(paused === 'mail' ? [0, 0] : [1, 1]);
  });

  it.each(OUTGOING_CHANNELS)(
    'finds by its clocks what was due in %s once that is released',
    async (channel) => {
      await pause([channel]);
      await turnToTheEnd();
      const before = left()[channel];
      await program.get(OutgoingChannelsService).resume(null, channel);
      await turnToTheEnd();
      expect(left()[channel]).toBeGreaterThan(before);
      expect([told(), pushed()]).toEqual([1, 1]);
    },
  );
});
