import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QUOTAS } from '@drumbeat/domain';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { postsServiceOn } from '../../../test/support/services/posts-service.js';
import { quotasServiceOn } from '../../../test/support/services/quotas-service.js';
import { NotesRepository } from '../notes/notes.repository.js';
import { NotesService } from '../notes/notes.service.js';
import { QuotaReachedError } from './quotas.service.js';

describe('What an account may keep', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const posts = () => postsServiceOn(connection.database, new FixedClock(new Date('2026-11-21T10:00:00Z')));
  const notes = () =>
    new NotesService(
      connection.database,
      new NotesRepository(connection.database),
      quotasServiceOn(connection.database),
    );
  const fillPosts = (count: number) =>
    connection.database.query(
      `insert into posts (user_id, title, content) select $1, 'A post', 'words' from generate_series(1, $2)`,
      [userId, count],
    );
  const fillNotes = (count: number) =>
    connection.database.query(
      `insert into saved_post_notes (user_id, title, notes) select $1, 'A note', 'words' from generate_series(1, $2)`,
      [userId, count],
    );

  it.each([
    ['posts', fillPosts, () => posts().create(userId, { content: 'One more' })],
    ['notes', fillNotes, () => notes().save(userId, { notes: 'One more' })],
  ] as const)(
    'is so many %s and not one more, however many come at the same instant',
    async (kind, fill, add) => {
      await fill(QUOTAS[kind] - 3);
      const added = await Promise.allSettled(Array.from({ length: 12 }, (): Promise<unknown> => add()));
      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      for (const result of added) {
        if (result.status === 'rejected') {
          expect(result.reason).toBeInstanceOf(QuotaReachedError);
          expect(result.reason).toMatchObject({
            status: 422,
            code: `quota.${kind}`,
            details: { max: QUOTAS[kind] },
          });
        }
      }
      const quota = (await quotasServiceOn(connection.database).list(userId)).find(
        (own) => own.kind === kind,
      );
      expect(quota).toMatchObject({ used: QUOTAS[kind], max: QUOTAS[kind] });
    },
  );

  it('counts what lies in the bin, so that deleting makes no room for a robot', async () => {
    await fillPosts(QUOTAS.posts);
    await connection.database.query('update posts set deleted_at = now() where user_id = $1', [userId]);
    await expect(posts().create(userId, { content: 'One more' })).rejects.toThrow(QuotaReachedError);
  });

  it('is told before its end', async () => {
    const warnings = async () =>
      (await quotasServiceOn(connection.database).list(userId)).flatMap(({ warning }) => warning ?? []);
    expect(await warnings()).toEqual([]);
    await fillNotes(QUOTAS.notes * 0.9);
    expect(await warnings()).toEqual([expect.stringContaining('You have 1,800 of 2,000 notes.')]);
  });

  it('leaves a post that the client made already as it is, also where there is no room for another', async () => {
    const id = '0b0a7f8e-3d51-4c39-9a49-0a2f4a3c1d11';
    await posts().create(userId, { id, content: 'Sent twice' });
    await fillPosts(QUOTAS.posts - 1);
    expect(await posts().create(userId, { id, content: 'Sent twice' })).toMatchObject({ id });
  });
});
