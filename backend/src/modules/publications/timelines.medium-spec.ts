import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { ExplainingDatabase } from '../../../test/support/database/explaining-database.js';
import { TimelinesRepository } from './timelines.repository.js';

describe('The timelines of posts', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  let postId: string;
  let explaining: ExplainingDatabase;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    explaining = new ExplainingDatabase(connection.source);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
    postId = await aPost(connection.database, userId);
  });

  /** Creates this many publications, planned and cancelled one after another, each with as many events. */
  const cancelled = async (count: number, events: number) => {
    const first = await aPublication(connection.database, userId, postId, {
      state: 'cancelled',
      created_at: new Date('2026-01-01T00:00:00Z'),
    });
    await connection.database.query(
      `with made as (
         insert into publications (user_id, post_id, social_account_id, occurrence, state, due_at, local_date, local_time, time_zone, created_at)
         select user_id, post_id, social_account_id, 1 + n, state, due_at, local_date, local_time, time_zone, created_at + make_interval(mins => n)
           from publications, generate_series(1, $2 - 1) n where id = $1
         returning id, created_at
       )
       insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor, at)
       select id, 'cancel', 'scheduled', 'cancelled', 1, 0, 'user:-', created_at + make_interval(secs => n)
         from made, generate_series(1, $3) n order by created_at, n`,
      [first, count, events],
    );
  };

  it('tell the newest of a post that was planned and cancelled all day, the oldest of it first', async () => {
    await cancelled(40, 3);
    const told = await new TimelinesRepository(connection.database).findForPost(userId, postId);
    const minutes = told.map(({ at }) => at.getUTCMinutes());
    expect(minutes).toEqual(Array.from({ length: 60 }, (_, index) => 20 + Math.floor(index / 3)));
  });

  it('tell the newest that happened to one publication', async () => {
    await cancelled(2, 150);
    const told = await new TimelinesRepository(connection.database).findForPost(userId, postId);
    expect(told).toHaveLength(100);
    expect(told.at(-1)?.at).toEqual(new Date('2026-01-01T00:03:30Z'));
  });

  it('read a large table by its indexes, also for fifty posts', async () => {
    await cancelled(5_000, 3);
    await connection.database.query(
      `insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash, outcome_class, outcome)
       select id, 1, 1, 1, 'hash', 'F', 'worker_lost' from publications`,
    );
    for (const table of ['publications', 'publication_events', 'publication_attempts']) {
      await connection.database.query(`analyze ${table}`);
    }
    explaining.take();
    const others = await Promise.all(Array.from({ length: 49 }, () => aPost(connection.database, userId)));
    const told = await new TimelinesRepository(explaining).findForPosts(userId, [postId, ...others]);
    expect(told.get(postId)).toHaveLength(80);
    expect(explaining.take()).toEqual({ scanned: [], statements: 2 });
  });
});
