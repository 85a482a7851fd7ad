import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { TrainingPostAddresses1764000070000 } from '../../../migrations/1764000070000-training-post-addresses.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { trainingPostsOn } from '../../../test/support/services/training-posts-service.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import {
  TooManyTrainingPostsError,
  TrainingPostExistsError,
  TrainingPostNotFoundError,
} from './training-posts.errors.js';
import type { TrainingPostsService } from './training-posts.service.js';

const TEXT = 'We raised our rate.\n\nAnd lost one client. Good.';
const LINK = 'https://www.linkedin.com/feed/update/urn:li:activity:1/';
const SAME_LINK = 'https://linkedin.com/posts/ada_rate-activity-1-Ab?utm_source=share';
const FIGURES = { impressions: 2_480, likes: 71, comments: 28, shares: 7 };

describe('The training posts of a user', () => {
  let connection: ConnectedDatabase;
  let service: TrainingPostsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
    service = trainingPostsOn(connection.database, connection.url, clock).posts;
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const save = (request: Partial<Parameters<TrainingPostsService['save']>[1]> = {}) =>
    service.save(userId, { postContent: TEXT, ...request });
  const all = async () => (await service.list(userId, { all: true, limit: 50 })).data.training_posts;
  const library = () =>
    connection.database.query<{ source_id: string }>(
      `select source_id from posts where user_id = $1 and source_type = 'training'`,
      [userId],
    );

  it('keep what is known of a post, with what follows from it', async () => {
    const saved = await save({ ...FIGURES, linkedinUrl: LINK, postDate: '2026-10-30' });
    const [post] = await all();
    expect(post).toEqual({
      id: saved.id,
      user_id: userId,
      kind: 'post',
      post_content: TEXT,
      ...FIGURES,
      engagements: null,
      engagement_rate: 4.27,
      post_date: '2026-10-30',
      linkedin_url: LINK,
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
      word_count: 9,
      character_count: TEXT.length,
      performance_category: saved.insights.performance_category,
      what_works: [],
      insights: saved.insights,
    });
    expect(saved.engagement_rate).toBe(4.27);
  });

  it('have no rate without impressions, and keep one of more than 100%', async () => {
    expect((await save({ likes: 3 })).engagement_rate).toBeNull();
    const wild = await save({ postContent: 'Wild', impressions: 2, likes: 5 });
    expect(wild.engagement_rate).toBe(250);
  });

  it('are given page by page, newest first, or all at once, with the number of all', async () => {
    const ids: string[] = [];
    for (let day = 0; day < 5; day += 1) {
      // Two of each moment: the id decides between them.
      const created_at = new Date(Date.UTC(2026, 8, 1 + Math.floor(day / 2)));
      ids.push(await aTrainingPost(connection.database, userId, { created_at, post_content: `Day ${day}` }));
    }
    expect((await all()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    const shown: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.list(userId, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect(page.data.total).toBe(5);
      shown.push(...page.data.training_posts.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(shown).toEqual((await all()).map(({ id }) => id));
    expect(shown[0]).toBe(ids[4]);
  });

  it('are each there once, whatever the spaces and the case of a second paste', async () => {
    const { id } = await save();
    const again = save({ postContent: TEXT.toUpperCase().replaceAll('\n\n', '\r\n'), likes: 9 });
    await expect(again).rejects.toBeInstanceOf(TrainingPostExistsError);
    const differs = [{ field: 'likes', from: 0, to: 9 }];
    await expect(again).rejects.toMatchObject({ status: 409, details: { id, differs } });
    expect(await all()).toMatchObject([{ id, likes: 0 }]);
    await service.save((await aProfile(connection.database)).id, { postContent: TEXT });
  });

  it('are each there once when the same text is sent twice at the same time', async () => {
    const saves = await Promise.allSettled([save(), save(), save()]);
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await all()).toHaveLength(1);
    expect(await library()).toHaveLength(1);
  });

  it('are each there once, whatever form the address of the second one has', async () => {
    const { id } = await save({ linkedinUrl: LINK });
    const again = save({ postContent: 'We raised our rate again.', linkedinUrl: SAME_LINK });
    const differs = [{ field: 'postContent', from: TEXT, to: 'We raised our rate again.' }];
    await expect(again).rejects.toMatchObject({ code: 'training_post.exists', details: { id, differs } });
    expect(await all()).toHaveLength(1);
    const other = (await aProfile(connection.database)).id;
    await service.save(other, { postContent: TEXT, linkedinUrl: SAME_LINK });
    await expect(
      connection.database.query(`update sample_post_analytics set user_id = $1 where user_id = $2`, [
        userId,
        other,
      ]),
    ).rejects.toThrow(/uq_sample_post_analytics/);
  });

  it('are each there once when one address is sent with two texts at the same time', async () => {
    const saves = await Promise.allSettled([
      save({ linkedinUrl: LINK }),
      save({ postContent: 'Another beginning', linkedinUrl: SAME_LINK }),
    ]);
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await all()).toHaveLength(1);
  });

  it('are updated with another text, and never into another one of them', async () => {
    const { id } = await save({ ...FIGURES, linkedinUrl: LINK });
    const other = await save({ postContent: 'Another one' });
    await connection.database.query(`update sample_post_analytics set what_works = '{"Numbers"}'`);
    const isRefused = (request: Parameters<TrainingPostsService['change']>[2]) =>
      expect(service.change(userId, other.id, request)).rejects.toMatchObject({
        code: 'training_post.exists',
        details: { id },
      });
    await isRefused({ postContent: TEXT.toUpperCase() });
    await isRefused({ linkedinUrl: SAME_LINK });
    await service.change(userId, id, { postContent: 'We raised it.', linkedinUrl: SAME_LINK });
    const [, changed] = await all();
    expect(changed).toMatchObject({ ...FIGURES, post_content: 'We raised it.', linkedin_url: SAME_LINK });
    expect(changed).toMatchObject({ word_count: 3, character_count: 13, what_works: [] });
    await save();
    await expect(service.change(userId, id, { postContent: ' ' })).rejects.toBeInstanceOf(InvalidInputError);
  });

  it('have addresses on LinkedIn alone, and those of former times stay as they are', async () => {
    const refused = { status: 400, code: 'training_post.not_on_linkedin' };
    await expect(save({ linkedinUrl: 'https://evil.test/linkedin.com' })).rejects.toMatchObject(refused);
    const post_content = 'Of former times';
    const id = await aTrainingPost(connection.database, userId, {
      post_content,
      linkedin_url: 'my best one',
    });
    await service.change(userId, id, { ...FIGURES, linkedinUrl: 'my best one' });
    await expect(service.change(userId, id, { linkedinUrl: 'my second' })).rejects.toMatchObject(refused);
    expect(await all()).toMatchObject([{ ...FIGURES, linkedin_url: 'my best one' }]);
  });

  it('of former times are known by their addresses since the migration, of two the older one', async () => {
    const { database } = connection;
    const runner = { query: (sql: string) => database.query(sql) } as unknown as QueryRunner;
    const migration = new TrainingPostAddresses1764000070000();
    await migration.down(runner);
    for (const [day, linkedin_url] of [
      [1, 'https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A1/'],
      [2, SAME_LINK],
      [3, 'https://evil.test/urn:li:share:3'],
      [4, 'https://www.linkedin.com/in/ada'],
      [5, 'https://www.linkedin.com/posts/ada-ugcPost-5-x'],
    ] as const) {
      const at = new Date(Date.UTC(2026, 8, day)).toISOString();
      await database.query(
        `insert into sample_post_analytics (user_id, post_content, content_hash, performance_category, insights, word_count, character_count, linkedin_url, created_at)
         values ($1, 'Post', $2::text, 'Good', '{}', 1, 4, $2, $3)`,
        [userId, linkedin_url, at],
      );
    }
    await migration.up(runner);
    const named = await database.query<{ linkedin_post: string | null }>(
      'select linkedin_post from sample_post_analytics where user_id = $1 order by created_at',
      [userId],
    );
    expect(named.map(({ linkedin_post }) => linkedin_post)).toEqual([
      'urn:li:activity:1',
      null,
      null,
      null,
      'urn:li:ugcPost:5',
    ]);
  });

  it('are no more than 2,000, however many are sent at once', async () => {
    await connection.database.query(
      `insert into sample_post_analytics (user_id, post_content, content_hash, performance_category, insights, word_count, character_count)
       select $1, 'Post ' || n, n::text, 'Good', '{}', 2, 7 from generate_series(1, 1999) n`,
      [userId],
    );
    const saves = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((postContent) => save({ postContent })),
    );
    const refused = saves.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toEqual([expect.any(TooManyTrainingPostsError), expect.any(TooManyTrainingPostsError)]);
    expect(await all()).toHaveLength(2_000);
  });

  it('hold something', async () => {
    await expect(save({ postContent: ' \n\u0007' })).rejects.toBeInstanceOf(InvalidInputError);
    expect(await all()).toEqual([]);
  });

  it('get their figures later, and keep what is left out', async () => {
    const { id } = await save({ linkedinUrl: LINK, postDate: '2026-10-30' });
    expect(await service.change(userId, id, FIGURES)).toMatchObject({ id, engagement_rate: 4.27 });
    const changed = await service.change(userId, id, { impressions: 0, linkedinUrl: null });
    expect(changed.engagement_rate).toBeNull();
    expect(await all()).toMatchObject([
      { post_content: TEXT, impressions: 0, likes: 71, linkedin_url: null, post_date: '2026-10-30' },
    ]);
  });

  it('are neither seen, changed nor deleted by another user', async () => {
    const { id } = await save();
    const other = { id: (await aProfile(connection.database)).id, is_admin: false };
    const theirs = await service.list(other.id, { limit: 50 });
    expect(theirs).toEqual({ data: { training_posts: [], total: 0 }, next_cursor: null });
    await expect(service.change(other.id, id, FIGURES)).rejects.toBeInstanceOf(TrainingPostNotFoundError);
    await expect(service.delete(other, id)).rejects.toBeInstanceOf(TrainingPostNotFoundError);
    expect(await all()).toMatchObject([{ id, impressions: 0 }]);
    expect(await library()).toEqual([{ source_id: id }]);
  });

  it('go with their post in the library, and are gone', async () => {
    const owner = { id: userId, is_admin: false };
    const { id } = await save(FIGURES);
    await service.delete(owner, id);
    expect(await all()).toEqual([]);
    expect(await library()).toEqual([]);
    await expect(service.delete(owner, id)).rejects.toMatchObject({ status: 404, message: 'Post not found' });
    await save();
    expect(await library()).toHaveLength(1);
  });

  it('are deleted by staff with a trace, and by their owners without one', async () => {
    const staff = await aProfile(connection.database, { is_admin: true });
    const { id } = await save();
    await service.delete(staff, id);
    expect(await library()).toEqual([]);
    const audited = () =>
      connection.database.query(
        'select actor_id, user_id, action, entity, entity_id, details from audit_log',
      );
    const trace = {
      actor_id: staff.id,
      user_id: userId,
      action: 'training_post.deleted',
      entity: 'sample_post_analytics',
      entity_id: id,
      details: { before: { text: TEXT }, after: null },
    };
    expect(await audited()).toEqual([trace]);
    const own = await service.save(staff.id, { postContent: TEXT });
    await service.delete(staff, own.id);
    expect(await audited()).toEqual([trace]);
  });
});
