import { FRESH_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { HeldTransaction } from '../../../test/support/database/held-transaction.js';
import { AnswerCache, KEPT_MAX } from './answer-cache.js';
import { CacheDropsRepository } from './cache-drops.repository.js';
import { CACHE_TAGS, type CacheTag } from './cache.limits.js';

describe('Answers that are kept', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  let cache: AnswerCache;
  let reads: number;
  const clock = new FixedClock(new Date('2026-11-18T12:00:00Z'));

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    clock.set(new Date('2026-11-18T12:00:00Z'));
    ({ id: userId } = await aProfile(connection.database));
    cache = aProcess();
    reads = 0;
  });

  /** Another api process, with a memory of its own. */
  const aProcess = () => new AnswerCache(new CacheDropsRepository(connection.database), clock);
  const ask = (tag: CacheTag = 'dashboard', by = cache, user = userId, call = 'figures') =>
    by.through(user, { area: 'dashboard', tag, call }, async () => {
      reads += 1;
      return { read: reads };
    });

  it('are read once, by user and call', async () => {
    const { id: other } = await aProfile(connection.database);
    expect(await ask()).toEqual({ read: 1 });
    expect(await ask()).toEqual({ read: 1 });
    expect(await ask('dashboard', cache, other)).toEqual({ read: 2 });
    expect(await ask('dashboard', cache, userId, 'feed')).toEqual({ read: 3 });
    expect(await ask()).toEqual({ read: 1 });
  });

  it('end after their time', async () => {
    await ask();
    clock.advanceMs(FRESH_MS.dashboard - 1);
    expect(await ask()).toEqual({ read: 1 });
    clock.advanceMs(1);
    expect(await ask()).toEqual({ read: 2 });
  });

  it('are dropped by a request for that, in every process', async () => {
    const second = aProcess();
    await ask();
    await ask('dashboard', second);
    await cache.drop(userId, ['dashboard']);
    expect(await ask('dashboard', second)).toEqual({ read: 3 });
    expect(await ask()).toEqual({ read: 4 });
    expect(await ask()).toEqual({ read: 4 });
  });

  it('are dropped once in five seconds, however often that is asked for', async () => {
    await cache.drop(userId, ['dashboard']);
    expect(await ask()).toEqual({ read: 1 });
    clock.advanceMs(4_999);
    await cache.drop(userId, ['dashboard']);
    expect(await ask()).toEqual({ read: 1 });
    clock.advanceMs(1);
    await cache.drop(userId, ['dashboard']);
    expect(await ask()).toEqual({ read: 2 });
  });

  it('have a tag each, in each process, and none that was made of them has one', async () => {
    const { id: other } = await aProfile(connection.database);
    const first = await ask();
    const tags = [first, await ask('dashboard', cache, other), await ask('dashboard', aProcess())].map(
      (answer) => cache.tagOf(answer),
    );
    expect(cache.tagOf(await ask())).toBe(tags[0]);
    expect(tags).toEqual([
      expect.stringMatching(/^W\/"[\w-]+\.1"$/),
      expect.stringMatching(/^W\/"[\w-]+\.2"$/),
      null,
    ]);
    expect(cache.tagOf({ ...first })).toBeNull();
    await cache.drop(userId, ['dashboard']);
    expect(cache.tagOf(await ask())).not.toBe(tags[0]);
  });

  it('that are not whole are read again', async () => {
    const half = () =>
      cache.through(userId, { area: 'analytics', tag: 'analytics', call: 'all' }, read, () => false);
    const read = async () => ({ read: (reads += 1) });
    expect([await half(), await half()]).toEqual([{ read: 1 }, { read: 2 }]);
    expect(cache.tagOf(await half())).toBeNull();
  });

  it('lack nothing that was being written while they were read', async () => {
    const held = await HeldTransaction.begin(connection.url);
    await held.query(`insert into posts (user_id, title, content) values ($1, 'A post', 'Its text')`, [
      userId,
    ]);
    expect(await ask()).toEqual({ read: 1 });
    expect(await ask()).toEqual({ read: 1 });
    await held.commit();
    expect(await ask()).toEqual({ read: 2 });
    expect(await ask()).toEqual({ read: 2 });
  });

  it('are no more than the memory holds, the one asked for longest ago going first', async () => {
    await ask();
    for (let call = 0; call < KEPT_MAX; call += 1) await ask('dashboard', cache, userId, `call ${call}`);
    reads = -1;
    await ask();
    expect(reads).toBe(0);
  });

  describe('are out of date once their user', () => {
    const database = () => connection.database;
    const update = (table: string, column = 'user_id') =>
      database().query(`update ${table} set ${column} = ${column} where ${column} = $1`, [userId]);
    const WRITES: readonly [what: string, write: () => Promise<unknown>, tags: readonly CacheTag[]][] = [
      ['has a post', () => aPost(database(), userId), ['posts', 'dashboard', 'calendar', 'analytics']],
      [
        'has figures',
        async () => {
          const id = await aPost(database(), userId, { status: 'used', posted_at: clock.now() });
          await Promise.all(CACHE_TAGS.map((tag) => ask(tag, cache, userId, tag)));
          await insertRow(database(), 'post_performance', {
            post_id: id,
            impressions: 1,
            likes: 0,
            comments: 0,
            shares: 0,
            engagement_rate: 0,
          });
        },
        ['posts', 'dashboard', 'calendar', 'analytics'],
      ],
      ['has a prompt', () => aPrompt(database(), userId), ['prompts', 'dashboard', 'calendar', 'analytics']],
      ['has a training post', () => aTrainingPost(database(), userId), ['writing-profile', 'dashboard']],
      [
        'has another profile',
        () => update('profiles', 'id'),
        ['profile', 'dashboard', 'calendar', 'analytics'],
      ],
      [
        'has other preferences',
        () => insertRow(database(), 'user_preferences', { user_id: userId }),
        ['preferences', 'writing-profile', 'dashboard'],
      ],
      [
        'has another plan',
        () =>
          insertRow(database(), 'user_subscriptions', {
            user_id: userId,
            status: 'active',
            plan_type: 'free',
          }),
        ['subscription'],
      ],
      [
        'plans a break',
        () =>
          insertRow(database(), 'planned_breaks', {
            user_id: userId,
            starts_on: '2026-12-24',
            ends_on: '2026-12-24',
          }),
        ['dashboard'],
      ],
      [
        'has an analysis',
        () => insertRow(database(), 'style_analyses', { user_id: userId, posts: ['A post'], post_count: 1 }),
        ['writing-profile', 'dashboard'],
      ],
    ];

    it.each(WRITES)('%s', async (_, write, tags) => {
      await Promise.all(CACHE_TAGS.map((tag) => ask(tag, cache, userId, tag)));
      await write();
      const dropped: CacheTag[] = [];
      for (const tag of CACHE_TAGS) {
        const before = reads;
        await ask(tag, cache, userId, tag);
        if (reads > before) dropped.push(tag);
      }
      expect(new Set(dropped)).toEqual(new Set(tags));
    });

    it('rates a post', async () => {
      const post_id = await aPost(database(), userId);
      await ask('feedback');
      await insertRow(database(), 'feedback', { user_id: userId, post_id, rating: 4 });
      expect(await ask('feedback')).toEqual({ read: 2 });
    });

    it('loses something, and only theirs are', async () => {
      const { id: other } = await aProfile(database());
      const id = await aPost(database(), userId);
      await ask('posts');
      await ask('posts', cache, other);
      await database().query('delete from posts where id = $1', [id]);
      expect(await ask('posts')).toEqual({ read: 3 });
      expect(await ask('posts', cache, other)).toEqual({ read: 2 });
    });
  });

  it('of a user who is gone leave nothing behind', async () => {
    await aPost(connection.database, userId);
    await aPrompt(connection.database, userId);
    await connection.database.query('delete from profiles where id = $1', [userId]);
    expect(await connection.database.query('select from cache_drops where user_id = $1', [userId])).toEqual(
      [],
    );
  });
});
