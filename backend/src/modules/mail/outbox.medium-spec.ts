import { MINUTE_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { RecordingJobQueue } from '../../../test/support/worker/recording-job-queue.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/test-database.js';
import { testConfig } from '../../../test/support/test-config.js';
import { ConfigModule } from '../../config/config.module.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { PinoLogger } from '../../platform/logging/pino-logger.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { MailService } from './mail.service.js';
import { Mailer, MailServerRefusalError, UnreachableAddressError, type OutgoingMessage } from './mailer.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxSweeper } from './outbox.sweeper.js';
import { SendMailCommand } from './send-mail.command.js';

/** A mail server that does what the test says. */
class ScriptedMailer extends Mailer {
  readonly sent: OutgoingMessage[] = [];
  answer: () => Promise<void> = async () => undefined;

  async send(message: OutgoingMessage): Promise<void> {
    await this.answer();
    this.sent.push(message);
  }
}

describe('The outbox', () => {
  let server: TestDatabase;
  let database: Database;
  let mail: MailService;
  let command: SendMailCommand;
  let sweeper: OutboxSweeper;
  let queue: RecordingJobQueue;
  let close: () => Promise<void>;
  const mailer = new ScriptedMailer();
  const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));

  beforeAll(async () => {
    server = await createTestDatabase();
    const module = await Test.createTestingModule({
      imports: [ConfigModule.for(testConfig({ DATABASE_URL: server.url })), DatabaseModule],
      providers: [
        MailService,
        OutboxRepository,
        OutboxSweeper,
        SendMailCommand,
        { provide: JobQueue, useClass: RecordingJobQueue },
        { provide: Mailer, useValue: mailer },
        { provide: Clock, useValue: clock },
      ],
    })
      .setLogger(new PinoLogger('silent'))
      .compile();
    database = module.get(Database);
    mail = module.get(MailService);
    command = module.get(SendMailCommand);
    sweeper = module.get(OutboxSweeper);
    queue = module.get<JobQueue, RecordingJobQueue>(JobQueue);
    close = () => module.close();
  });
  afterAll(async () => {
    await close();
    await server.close();
  });
  beforeEach(async () => {
    await database.query('delete from outgoing_mails');
    mailer.sent.length = 0;
    mailer.answer = async () => undefined;
    queue.added.length = 0;
  });

  const post = async (discard_after?: Date): Promise<string> => {
    await mail.post({
      kind: 'new_device',
      recipient: `${randomUUID()}@example.test`,
      user_id: null,
      ...(discard_after ? { discard_after } : {}),
    });
    return (queue.added.at(-1)!.data as { mail_id: string }).mail_id;
  };
  const state = async (id: string) => {
    const [row] = await database.query<{ sent: boolean; failed: boolean; attempts: number }>(
      `select sent_at is not null as sent, failed_at is not null as failed, attempts from outgoing_mails where id = $1`,
      [id],
    );
    return row;
  };

  it('holds no mail whose transaction came to nothing, and wakes nobody for it', async () => {
    const failing = database.transaction(async () => {
      await mail.post({ kind: 'new_device', recipient: 'ada@example.test', user_id: null });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(queue.added).toEqual([]);
    expect(await database.query('select 1 from outgoing_mails')).toEqual([]);
  });

  it('gives the queue an id and nothing else', async () => {
    const mail_id = await post();
    expect(queue.added).toEqual([{ name: 'send-mail', data: { mail_id }, jobId: `mail-${mail_id}` }]);
  });

  it('sends a mail once, however often its job runs', async () => {
    const id = await post();
    for (let run = 0; run < 3; run += 1) await command.execute({ mail_id: id });
    await Promise.all(Array.from({ length: 10 }, () => command.execute({ mail_id: id })));
    expect(mailer.sent.map((message) => message.id)).toEqual([id]);
    expect(await state(id)).toEqual({ sent: true, failed: false, attempts: 1 });
  });

  it('lets one of ten workers speak with the server at a time', async () => {
    const id = await post();
    // While the server thinks about the first, nine others come.
    mailer.answer = async () => {
      mailer.answer = async () => undefined;
      await Promise.all(Array.from({ length: 9 }, () => command.execute({ mail_id: id })));
    };
    await command.execute({ mail_id: id });
    expect(mailer.sent).toHaveLength(1);
  });

  it('keeps a mail that could not be sent, for the next try under the same Message-ID', async () => {
    const id = await post();
    mailer.answer = async () => {
      throw new Error('The server is away');
    };
    await expect(command.execute({ mail_id: id })).rejects.toThrow('The server is away');
    expect(await state(id)).toEqual({ sent: false, failed: false, attempts: 1 });
    mailer.answer = async () => undefined;
    await command.execute({ mail_id: id });
    expect(mailer.sent.map((message) => message.id)).toEqual([id]);
  });

  it('gives a mail up whose address cannot be reached, at once', async () => {
    const id = await post();
    mailer.answer = async () => {
      throw new UnreachableAddressError(550);
    };
    await command.execute({ mail_id: id });
    expect(await state(id)).toEqual({ sent: false, failed: true, attempts: 1 });
    const late = await post(clock.now());
    await command.execute({ mail_id: late });
    expect(
      await database.query(
        'select id, is_unreachable from outgoing_mails where id = any($1) order by is_unreachable',
        [[id, late]],
      ),
    ).toEqual([
      { id: late, is_unreachable: false },
      { id, is_unreachable: true },
    ]);
  });

  it('keeps a mail for as long as the server takes none of ours, and sends it once that is fixed', async () => {
    const id = await post(new Date(clock.now().getTime() + 15 * MINUTE_MS));
    mailer.answer = async () => {
      throw new MailServerRefusalError('MAIL FROM', 553);
    };
    for (let attempt = 0; attempt < 30; attempt += 1)
      await expect(command.execute({ mail_id: id })).rejects.toThrow('MAIL FROM');
    expect(await state(id)).toMatchObject({ sent: false, failed: false, attempts: 30 });
    mailer.answer = async () => undefined;
    await command.execute({ mail_id: id });
    expect(await state(id)).toMatchObject({ sent: true });
  });

  it('gives up what has been no news for days', async () => {
    const id = await post();
    clock.advanceMs(3 * 24 * 60 * MINUTE_MS);
    await command.execute({ mail_id: id });
    expect(mailer.sent).toEqual([]);
    expect(await state(id)).toMatchObject({ failed: true });
  });

  it('does not send a mail whose link is over by then', async () => {
    const id = await post(new Date(clock.now().getTime() + 15 * MINUTE_MS));
    clock.advanceMs(15 * MINUTE_MS);
    await command.execute({ mail_id: id });
    expect(mailer.sent).toEqual([]);
    expect(await state(id)).toMatchObject({ failed: true });
  });

  it('wakes a mail whose job was lost, or whose worker died with it, once in a while', async () => {
    const id = await post();
    await database.query('update outgoing_mails set lease_until = $2 where id = $1', [
      id,
      new Date(clock.now().getTime() + 3 * MINUTE_MS),
    ]);
    queue.added.length = 0;
    await sweeper.wake();
    expect(queue.added).toEqual([]);
    clock.advanceMs(5 * MINUTE_MS + 1);
    await sweeper.wake();
    await sweeper.wake();
    expect(queue.added.map(({ jobId }) => jobId)).toEqual([`mail-${id}`]);
    await command.execute({ mail_id: id });
    expect(mailer.sent).toHaveLength(1);
  });

  it('forgets addresses a week after they were needed', async () => {
    const [sent, open] = [await post(), await post()];
    await command.execute({ mail_id: sent });
    clock.advanceMs(7 * 24 * 60 * MINUTE_MS + 1);
    await sweeper.clear();
    expect(await database.query('select id from outgoing_mails')).toEqual([{ id: open }]);
  });
});
