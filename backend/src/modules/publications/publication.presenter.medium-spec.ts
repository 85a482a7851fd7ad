import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { presentPost } from '../posts/post.presenter.js';
import { PostsRepository } from '../posts/posts.repository.js';
import { presentPublication } from './publication.presenter.js';
import { PublicationsRepository } from './publications.repository.js';

const NEXT_TRY = new Date('2026-11-20T09:00:00Z');

describe('The next try of a publication', () => {
  let connection: ConnectedDatabase;
  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());

  it.each([
    ['of one that waits to be tried again', 'scheduled', 'not_reachable', NEXT_TRY],
    ['of one that has a time and was not tried', 'scheduled', null, null],
    ['of one that is given up', 'missed', 'not_reachable', null],
  ] as const)('is told alike with its post and by itself: %s', async (_, state, outcome, told) => {
    const { database } = connection;
    const userId = (await aProfile(database)).id;
    const id = await aPost(database, userId);
    await aPublication(database, userId, id, { state, outcome, next_try_at: NEXT_TRY });
    const post = await new PostsRepository(database).findById(userId, id);
    const publication = await new PublicationsRepository(database).findLatest(userId, id);
    if (!post || !publication) throw new Error('They were not kept');
    expect([
      presentPost(post, NEXT_TRY).publication?.next_try_at ?? null,
      presentPublication(publication, [], []).next_try_at,
    ]).toEqual([told, told?.toISOString() ?? null]);
  });
});
