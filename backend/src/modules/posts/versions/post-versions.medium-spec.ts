import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REPLACED_TEXT_PAUSE_MS } from '../posts.policy.js';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { postsServiceOn } from '../../../../test/support/services/posts-service.js';
import { PostVersionsRepository } from './post-versions.repository.js';
import { PostVersionsService } from './post-versions.service.js';
import {
  PostInProgressError,
  PostNotFoundError,
  PostStaleError,
  PostStatusError,
  PostVersionNotFoundError,
} from '../posts.errors.js';
import { PostsRepository } from '../posts.repository.js';
import type { PostsService } from '../posts.service.js';

describe('The earlier texts of a post', () => {
  let connection: ConnectedDatabase;
  let versions: PostVersionsService;
  let posts: PostsService;
  let userId: string;
  let postId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
    const repository = new PostsRepository(database);
    versions = new PostVersionsService(database, repository, new PostVersionsRepository(database), clock);
    posts = postsServiceOn(database, clock);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
    postId = await aPost(connection.database, userId, { title: 'Prices', content: 'one' });
  });

  const write = async (content: string, more: { keep_replaced?: boolean } = {}) => {
    const { version } = await posts.get(userId, postId);
    return posts.change(userId, postId, { version, content, ...more });
  };
  const restore = (restored: number, current: number) =>
    versions.restore(userId, postId, { restored, current });
  const kept = async () => (await versions.list(userId, postId, { limit: 50 })).data;
  const texts = async () => (await kept()).map(({ content }) => content);
  /** Advances the clock, as if the user had come back later. */
  const pause = () =>
    connection.database.query(
      `update post_versions set replaced_at = replaced_at - $2 * interval '1 millisecond' where post_id = $1`,
      [postId, REPLACED_TEXT_PAUSE_MS],
    );

  it('begin with the text as it was opened, and grow by one after each pause, not with each autosave', async () => {
    for (const text of ['one two', 'one two three', 'one two three four']) await write(text);
    expect(await texts()).toEqual(['one']);
    await pause();
    for (const text of ['one two three four five', 'six']) await write(text);
    expect(await kept()).toMatchObject([
      { version: 4, title: 'Prices', content: 'one two three four' },
      { version: 1, title: 'Prices', content: 'one' },
    ]);
  });

  it('have every text of which more than a sentence is taken away', async () => {
    const long = 'word '.repeat(60);
    await write(long);
    await write('');
    expect(await texts()).toEqual([long, 'one']);
  });

  it('have every text that the user says is to be kept, and none that is empty', async () => {
    await write('one two');
    await write('theirs', { keep_replaced: true });
    expect(await texts()).toEqual(['one two', 'one']);
    const empty = await aPost(connection.database, userId, { content: '' });
    await posts.change(userId, empty, { version: 1, content: 'A beginning', keep_replaced: true });
    expect((await versions.list(userId, empty, { limit: 50 })).data).toEqual([]);
  });

  it('do not grow where only the plan of the post changes', async () => {
    await posts.change(userId, postId, { version: 1, scheduled_date: '2026-12-01' });
    expect(await kept()).toEqual([]);
  });

  it('come page by page, the newest first', async () => {
    for (const text of ['b', 'c', 'd']) await write(text, { keep_replaced: true });
    const first = await versions.list(userId, postId, { limit: 2 });
    const second = await versions.list(userId, postId, { limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.data, ...second.data].map(({ content }) => content)).toEqual(['c', 'b', 'one']);
    expect(second.next_cursor).toBeNull();
  });

  it('are restored with title and hashtags; the replaced text becomes a version, and restoring that undoes it', async () => {
    await posts.change(userId, postId, { version: 1, title: 'Fees', content: 'two #pricing' });
    const restored = await restore(1, 2);
    expect(restored).toMatchObject({ title: 'Prices', content: 'one', hashtags: [], version: 3 });
    expect(await restore(2, 3)).toMatchObject({ title: 'Fees', hashtags: ['pricing'], version: 4 });
    expect((await kept()).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('leave the post alone where the restored text is the present one', async () => {
    await write('two');
    await write('one');
    expect(await restore(1, 3)).toMatchObject({ version: 3, content: 'one' });
  });

  it('are not restored over a newer text, nor from a version that is not there', async () => {
    await write('two');
    await write('newer');
    await expect(restore(1, 2)).rejects.toThrow(PostStaleError);
    await expect(restore(2, 3)).rejects.toThrow(PostVersionNotFoundError);
    expect(await posts.get(userId, postId)).toMatchObject({ content: 'newer' });
  });

  it('are not restored while LinkedIn may be reading the post, nor once it is out', async () => {
    await write('two');
    await aPublication(connection.database, userId, postId, { state: 'needs_user' });
    await expect(restore(1, 2)).rejects.toThrow(PostInProgressError);
    await connection.database.query(`delete from publications where post_id = $1`, [postId]);
    await connection.database.query(`update posts set status = 'used' where id = $1`, [postId]);
    await expect(restore(1, 2)).rejects.toThrow(PostStatusError);
  });

  it('are those of their owner alone', async () => {
    await write('two');
    const stranger = (await aProfile(connection.database)).id;
    await expect(versions.list(stranger, postId, { limit: 50 })).rejects.toThrow(PostNotFoundError);
    const theft = versions.restore(stranger, postId, { restored: 1, current: 2 });
    await expect(theft).rejects.toThrow(PostNotFoundError);
  });

  it('are fifty megabytes of a user’s posts together, those that were replaced last; other users lose none', async () => {
    const { database } = connection;
    // Random text does not compress: the disk stores all of it.
    const fill = async (owner: string, posts: number) =>
      database.query(
        `with made as (
           insert into posts (user_id, title, content) select $1, 'Full', 'now' from generate_series(1, $2) returning id)
         insert into post_versions (post_id, version, title, content, written_at)
         select id, n, '', repeat(md5(id::text || n), 1024), now() from made, generate_series(1, 6) n`,
        [owner, posts],
      );
    const bytesOf = async (owner: string) => {
      const [row] = await database.query<{ bytes: number; count: number }>(
        `select sum(octet_length(v.title) + octet_length(v.content))::float8 as bytes, count(*)::int as count
           from post_versions v join posts p on p.id = v.post_id where p.user_id = $1`,
        [owner],
      );
      return row;
    };
    const neighbour = (await aProfile(database)).id;
    await fill(neighbour, 1);
    await fill(userId, 280);
    // The total is computed with every 32nd.
    for (let text = 0; text < 32; text += 1) await write(`text ${text}`, { keep_replaced: true });
    const { bytes = 0, count = 0 } = (await bytesOf(userId)) ?? {};
    expect(bytes).toBeLessThanOrEqual(50 * 1024 ** 2);
    // The texts of 32 kB that fit, except one displaced by the short ones, and the short ones.
    expect(count).toBe(1_599 + 32);
    expect(await texts()).toEqual([...Array.from({ length: 31 }, (_, text) => `text ${30 - text}`), 'one']);
    expect(await bytesOf(neighbour)).toMatchObject({ count: 6 });
    const [lost] = await database.query<{ count: number }>(
      `select count(*)::int as count from posts where user_id = $1 and content = 'now'`,
      [userId],
    );
    expect(lost).toEqual({ count: 280 });
  });

  it('are the newest two hundred', async () => {
    await connection.database.query(
      `insert into post_versions (post_id, version, title, content, written_at)
       select $1, n, 'Prices', 'text ' || n, now() from generate_series(1, 200) n`,
      [postId],
    );
    await connection.database.query('update posts set version = 201 where id = $1', [postId]);
    await write('two', { keep_replaced: true });
    const { data } = await versions.list(userId, postId, { limit: 100 });
    expect(data[0]).toMatchObject({ version: 201, content: 'one' });
    const [{ oldest, count } = {}] = await connection.database.query<{ oldest: number; count: number }>(
      'select min(version) as oldest, count(*)::int as count from post_versions where post_id = $1',
      [postId],
    );
    expect({ oldest, count }).toEqual({ oldest: 2, count: 200 });
  });

  it('are fewer where they are long, and the newest of them in any case', async () => {
    const long = 'ä'.repeat(10_000);
    for (let round = 0; round < 15; round += 1)
      await write(`${long.slice(5)} ${round}`, { keep_replaced: true });
    const all = await kept();
    const bytes = all.reduce((sum, { title, content }) => sum + Buffer.byteLength(title + content), 0);
    expect(bytes).toBeLessThanOrEqual(200 * 1024);
    expect(bytes).toBeGreaterThan(170 * 1024);
    expect(all[0]?.content).toMatch(/ 13$/);
  });
});
