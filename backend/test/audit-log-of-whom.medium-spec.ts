import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AuditLogOfWhom1764000195000 } from '../migrations/1764000195000-audit-log-of-whom.js';
import { insertRow } from './builders/insert-row.js';
import { aProfile } from './builders/profile.builder.js';
import { aPrompt } from './builders/prompt.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/database/connected-database.js';

let connection: ConnectedDatabase;

beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

const migrate = async (direction: 'up' | 'down') => {
  const runner = connection.source.createQueryRunner();
  try {
    await new AuditLogOfWhom1764000195000()[direction](runner);
  } finally {
    await runner.release();
  }
};

it('finds whom rows of before are about, and ends the details of those that nothing leads to', async () => {
  const { database } = connection;
  const [user, staff] = [await aProfile(database), await aProfile(database)];
  const prompt = String(await aPrompt(database, user.id));
  const [noteId, messageId, lostId, pseudonym] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await insertRow(database, 'notifications', {
    ...{ user_id: user.id, kind: 'message.replied', subject: messageId },
    ...{ title: 'A reply', body: 'Soon', link: '/feedback' },
  });
  await migrate('down');
  const words = { after: { hook: 'Words' } };
  const rows = [
    ['profiles', user.id, 'user.updated', words],
    ['profiles', pseudonym, 'user.updated', {}],
    ['user_subscriptions', user.id, 'subscription.granted', words],
    ['auth_sessions', 'used twice', 'session.token_reused', { user_id: user.id }],
    ['auth_sessions', 'begun', 'session.opened', { method: 'password' }],
    ['content_prompts', prompt, 'content_prompt.changed', words],
    ['content_prompts', '999999999', 'content_prompt.changed', words],
    ['content_prompts', '999999999', 'content_prompt.deleted', { user_id: user.id, ...words }],
    ['prompt_batches', randomUUID(), 'prompt_batch.ordered', { before: null, after: { user_id: user.id } }],
    ['staff_messages', messageId, 'staff_message.replied', words],
    ['staff_messages', lostId, 'staff_message.replied', words],
    ['jobs', 'a-job', 'job.removed', words],
    ['profiles', user.id, 'staff_note.written', { note_id: noteId, ...words }],
  ] as const;
  for (const [entity, entity_id, action, details] of rows) {
    await insertRow(database, 'audit_log', {
      ...{ at: new Date(), actor_id: staff.id, action, entity, entity_id },
      details: JSON.stringify(details),
    });
  }
  await migrate('up');
  const found = await database.query<{ user_id: string | null; entity: string; entity_id: string }>(
    `select user_id, entity, entity_id, details::text like '%Words%' as is_told from audit_log order by id`,
  );
  expect(found.map(({ user_id }) => user_id)).toEqual([
    ...[user.id, pseudonym, user.id, user.id, staff.id, user.id, user.id, user.id, user.id, user.id],
    ...[null, null, user.id],
  ]);
  expect(found[10]).toMatchObject({ entity_id: lostId, is_told: false });
  expect(found[11]).toMatchObject({ entity: 'jobs', is_told: true });
  expect(found[12]).toMatchObject({ entity: 'staff_notes', entity_id: noteId, is_told: true });

  await migrate('down');
  const before = await database.query<{ entity: string; entity_id: string; details: object }>(
    'select entity, entity_id, details from audit_log order by id',
  );
  expect(before[5]).toMatchObject({ details: { user_id: user.id } });
  expect(before[12]).toMatchObject({
    ...{ entity: 'profiles', entity_id: user.id },
    details: { note_id: noteId },
  });
  await migrate('up');
});
