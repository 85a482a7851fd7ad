import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { insertRow } from '../../../test/builders/insert-row.js';
import type { MessageEntity } from './message.entity.js';
import { MESSAGE_DAYS, MessagesSweeper, NEWEST_KEPT } from './messages.sweeper.js';
import { MessagesRepository } from './messages.repository.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('Old lines to the staff', () => {
  let connection: ConnectedDatabase;
  let repository: MessagesRepository;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    repository = new MessagesRepository(connection.database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const line = (text: string, days: number, more: Partial<MessageEntity> = {}) =>
    insertRow<MessageEntity>(connection.database, 'staff_messages', {
      user_id: userId,
      text,
      created_at: daysAgo(days),
      read_at: daysAgo(days),
      ...more,
    });
  /** So many newer ones, of this week. */
  const newest = async (count: number, more: Partial<MessageEntity> = {}) => {
    for (let index = 0; index < count; index += 1) await line('new', index / 10, more);
  };
  const kept = async () => {
    const rows = await connection.database.query<{ text: string }>(
      `select text from staff_messages where user_id = $1 and text <> 'new' order by created_at desc, id`,
      [userId],
    );
    return rows.map(({ text }) => text);
  };
  const sweep = () => new MessagesSweeper(repository, new FixedClock(NOW)).sweep();

  it('go half a year after they were written, once staff have read them', async () => {
    await newest(NEWEST_KEPT);
    await line('young', MESSAGE_DAYS - 1);
    await line('old', MESSAGE_DAYS + 1);
    await line('old and unread', MESSAGE_DAYS + 2, { read_at: null });
    await sweep();
    expect(await kept()).toEqual(['young', 'old and unread']);
  });

  it('stay while they are among the newest about their prompt, or about nothing in particular', async () => {
    const prompt_id = String(await aPrompt(connection.database, userId));
    await newest(NEWEST_KEPT - 1);
    await newest(NEWEST_KEPT, { prompt_id });
    await line('tenth wish', 400);
    await line('eleventh wish', 500);
    await line('eleventh about the prompt', 400, { prompt_id });
    await sweep();
    expect(await kept()).toEqual(['tenth wish']);
  });

  it('go in portions, the oldest first', async () => {
    await newest(NEWEST_KEPT);
    for (const days of [1, 2, 3]) await line(`${days} days too old`, MESSAGE_DAYS + days);
    const removed = () => repository.deleteReadBefore(daysAgo(MESSAGE_DAYS), NEWEST_KEPT, 2);
    expect(await removed()).toBe(2);
    expect(await kept()).toEqual(['1 days too old']);
    expect([await removed(), await removed()]).toEqual([1, 0]);
  });
});
