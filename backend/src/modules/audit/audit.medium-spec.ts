import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/builders/post.builder.js';
import { aPrompt, aPromptBatch } from '../../../test/builders/prompt.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../test/support/services/accounts-module.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from './audit.service.js';

describe('The audit log', () => {
  let accounts: AccountsUnderTest;
  let audit: AuditService;

  beforeAll(async () => {
    accounts = await startAccounts();
    audit = accounts.get(AuditService, { strict: false });
  });
  afterAll(() => accounts.close());

  const list = (filter: Record<string, unknown>) =>
    audit.list(Object.assign(new AdminListQuery(), { filter }));

  it('has a row exactly when the change that it tells of is there', async () => {
    const record = {
      ...{ actor_id: null, user_id: null, entity_id: 'undone' },
      ...({ action: 'job.removed', entity: 'jobs' } as const),
    };
    const undone = accounts.database.transaction(async () => {
      await audit.record(record);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await accounts.database.transaction(() => audit.record({ ...record, entity_id: 'done' }));
    expect(await list({ action: 'job.removed' })).toMatchObject({ total: 1, rows: [{ entity_id: 'done' }] });
  });

  it('names who did it, newest first, and outlives them', async () => {
    const { id, email } = await aProfile(accounts.database, { is_admin: true });
    for (const entity_id of ['1', '2']) {
      await audit.record({
        ...{ actor_id: id, user_id: null },
        action: 'payment_event.replayed',
        entity: 'payment_events',
        entity_id,
        details: { n: 1 },
      });
      accounts.clock.advanceMs(1);
    }
    expect(await list({ actor_id: id })).toMatchObject({
      total: 2,
      rows: [
        { entity_id: '2', actor_email: email, details: { n: 1 } },
        { entity_id: '1', actor_email: email },
      ],
    });
    await accounts.database.query('delete from profiles where id = $1', [id]);
    expect((await list({ actor_id: id })).rows).toMatchObject([{ actor_email: null }, { actor_email: null }]);
  });

  it('leaves out what was only read, until that is asked for', async () => {
    const record = { ...{ actor_id: null, user_id: null, entity_id: '1' }, entity: 'staff_notes' } as const;
    for (const action of ['staff_note.changed', 'staff_message.read'] as const) {
      await audit.record({ ...record, action });
    }
    const actions = async (filter: Record<string, unknown>) =>
      (await list({ entity: 'staff_notes', ...filter })).rows.map(({ action }) => action).toSorted();
    expect(await actions({})).toEqual(['staff_note.changed']);
    expect(await actions({ reads: 'with' })).toEqual(['staff_message.read', 'staff_note.changed']);
    expect(await actions({ reads: 'only' })).toEqual(['staff_message.read']);
    expect(await actions({ action: 'staff_message.read' })).toEqual(['staff_message.read']);
    const all = await list({ entity: 'staff_notes', reads: 'with' });
    expect(await actions({ id: all.rows.map(({ id }) => Number(id)) })).toHaveLength(2);
  });

  it('is searched by what was done and to what, in staff’s words too, and by how the id of a record begins', async () => {
    const id = randomUUID();
    const record = { ...{ actor_id: null, user_id: null }, entity_id: id } as const;
    await audit.record({ ...record, action: 'training_post.deleted', entity: 'sample_post_analytics' });
    await audit.record({ ...record, action: 'training_posts.read', entity: 'profiles' });
    const found = async (q: string, filter: Record<string, unknown> = {}) =>
      (await list({ q, ...filter })).rows.map(({ action }) => action);
    for (const q of [
      id,
      id.slice(0, 8),
      ` ${id} `,
      'TRAINING_post.del',
      'deleted a training',
      'sample_post',
    ]) {
      expect(await found(q)).toEqual(['training_post.deleted']);
    }
    expect(await found(id, { reads: 'with' })).toHaveLength(2);
    expect(await found('read training', { reads: 'with' })).toEqual(['training_posts.read']);
    for (const q of [id.slice(1), '%', 'training%deleted']) expect(await found(q)).toEqual([]);
  });

  it('says which accounts are gone', async () => {
    const { id } = await aProfile(accounts.database);
    const done = {
      ...{ actor_id: null, user_id: null },
      ...({ action: 'user.promoted', entity: 'profiles' } as const),
    };
    for (const entity_id of [id, 'no id at all']) await audit.record({ ...done, entity_id });
    await audit.record({ ...done, entity: 'jobs', entity_id: id });
    const gone = async () =>
      (await list({ action: 'user.promoted' })).rows.map(({ entity, entity_id, is_gone }) => [
        ...[entity, entity_id, is_gone],
      ]);
    expect(await gone()).toEqual([
      ['jobs', id, false],
      ['profiles', 'no id at all', false],
      ['profiles', id, false],
    ]);
    await accounts.database.query('delete from profiles where id = $1', [id]);
    expect((await gone()).at(-1)).toEqual(['profiles', id, true]);
  });

  it('says which records with a page are gone', async () => {
    const { database } = accounts;
    const { id: userId } = await aProfile(database);
    const records = [
      ['prompt_batches', await aPromptBatch(database, userId)],
      ['content_prompts', String(await aPrompt(database, userId))],
      ['posts', await aPost(database, userId)],
      ['feedback', '00000000-0000-4000-8000-00000000dead'],
      ['payment_events', 'evt_gone'],
      ['content_prompts', '999999999999'],
    ] as const;
    for (const [entity, entity_id] of records) {
      await audit.record({
        ...{ actor_id: null, user_id: userId, entity, entity_id },
        action: 'content_prompt.changed',
      });
    }
    const gone = async () =>
      (await list({ action: 'content_prompt.changed' })).rows.map(({ is_gone }) => is_gone);
    expect(await gone()).toEqual([false, true, true, false, false, false]);
    await database.query('delete from profiles where id = $1', [userId]);
    expect(await gone()).toEqual([false, true, true, true, true, true]);
  });

  it('is found by whom a row is about, by address', async () => {
    const { id, email } = await aProfile(accounts.database);
    await audit.record({
      ...{ actor_id: null, user_id: id, entity_id: 'a-session' },
      ...({ action: 'session.token_reused', entity: 'auth_sessions' } as const),
    });
    expect(await list({ user_id: id })).toMatchObject({
      total: 1,
      rows: [{ user_id: id, user_email: email, action: 'session.token_reused' }],
    });
  });

  describe('of what staff look at', () => {
    const seen = async (userId: string) =>
      (await list({ user_id: userId, reads: 'with' })).rows
        .map(({ action, details }) => [action, details])
        .toReversed();

    it('has one row for each person, kind and hour, with all that was seen', async () => {
      const [staff, user] = [await aProfile(accounts.database), await aProfile(accounts.database)];
      const read = (post_ids: string[]) =>
        audit.noteReading(staff.id, 'posts.read', [{ user_id: user.id, things: { post_ids } }]);
      await Promise.all([read(['one', 'two']), read(['one', 'two']), read(['two'])]);
      await audit.noteReading(staff.id, 'writing_profile.read', [{ user_id: user.id }]);
      await read(['three']);
      await audit.noteReading(staff.id, 'writing_profile.read', [{ user_id: user.id }]);
      expect(await seen(user.id)).toEqual([
        ['posts.read', { post_ids: expect.arrayContaining(['one', 'two', 'three']) }],
        ['writing_profile.read', {}],
      ]);
      accounts.clock.advanceMs(3_600_000);
      await read(['one']);
      expect((await seen(user.id)).at(-1)).toEqual(['posts.read', { post_ids: ['one'] }]);
      expect(await seen(user.id)).toHaveLength(3);
    });

    it('has nothing of what is their own, and the others of one page', async () => {
      const [staff, user] = [await aProfile(accounts.database), await aProfile(accounts.database)];
      const readings = [staff, user].map(({ id }) => ({ user_id: id, things: { post_ids: [`of ${id}`] } }));
      await audit.noteReading(staff.id, 'posts.read', readings);
      await audit.noteReading(staff.id, 'calendar.read', [{ user_id: staff.id }]);
      expect(await seen(staff.id)).toEqual([]);
      expect(await seen(user.id)).toEqual([['posts.read', { post_ids: [`of ${user.id}`] }]]);
    });
  });

  it('forgets whom and what rows were about, and keeps that they were done', async () => {
    const { database } = accounts;
    const [user, staff] = [await aProfile(database), await aProfile(database)];
    const pseudonym = randomUUID();
    await audit.record({
      ...{ actor_id: staff.id, user_id: user.id, entity_id: user.id },
      ...({ action: 'user.updated', entity: 'profiles', details: { after: { full_name: 'Ada' } } } as const),
    });
    await audit.record({
      ...{ actor_id: staff.id, user_id: user.id, entity_id: '999999999' },
      ...({
        action: 'content_prompt.changed',
        entity: 'content_prompts',
        details: { hook: 'Ada’s' },
      } as const),
    });
    await audit.record({
      ...{ actor_id: user.id, user_id: staff.id, entity_id: staff.id },
      ...({ action: 'user.promoted', entity: 'profiles', details: { note: 'kept' } } as const),
    });
    await audit.forget(user.id, pseudonym);
    expect(
      await database.query(
        `select actor_id, user_id, action, entity_id, details from audit_log
          where $1 in (actor_id, user_id) or $2 in (actor_id, user_id) order by id`,
        [staff.id, pseudonym],
      ),
    ).toEqual([
      ...['user.updated', 'content_prompt.changed'].map((action) => ({
        ...{ actor_id: staff.id, user_id: pseudonym, action, details: {} },
        entity_id: action === 'user.updated' ? pseudonym : '999999999',
      })),
      {
        ...{ actor_id: pseudonym, user_id: staff.id, action: 'user.promoted', entity_id: staff.id },
        details: { note: 'kept' },
      },
    ]);
  });
});
