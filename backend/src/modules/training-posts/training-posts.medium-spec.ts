import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { trainingPostsOn } from '../../../test/support/training-posts-service.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import {
  TooManyTrainingPostsError,
  TrainingPostExistsError,
  TrainingPostNotFoundError,
} from './training-posts.errors.js';
import type { TrainingPostsService } from './training-posts.service.js';

const TEXT = 'We raised our rate.\n\nAnd lost one client. Good.';
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
  const all = () => service.list(userId, { all: true });
  const library = () =>
    connection.database.query<{ source_id: string }>(
      `select source_id from posts where user_id = $1 and source_type = 'training'`,
      [userId],
    );

  it('keep what is known of a post, with what follows from it', async () => {
    const saved = await save({ ...FIGURES, linkedinUrl: 'my best one', postDate: '2026-10-30' });
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
      linkedin_url: 'my best one',
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

  it('are the newest 50 unless all are asked for, newest first', async () => {
    const ids: string[] = [];
    for (let day = 0; day < 51; day += 1) {
      const created_at = new Date(Date.UTC(2026, 8, 1 + day));
      ids.unshift(await aTrainingPost(connection.database, userId, { created_at }));
    }
    expect((await all()).map(({ id }) => id)).toEqual(ids);
    const newest = await service.list(userId, { all: false });
    expect(newest.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  });

  it('are each there once, whatever the spaces and the case of a second paste', async () => {
    const { id } = await save();
    const again = save({ postContent: TEXT.toUpperCase().replaceAll('\n\n', '\r\n'), likes: 9 });
    await expect(again).rejects.toBeInstanceOf(TrainingPostExistsError);
    await expect(again).rejects.toMatchObject({ status: 409, details: { id } });
    expect(await all()).toMatchObject([{ id, likes: 0 }]);
    await service.save((await aProfile(connection.database)).id, { postContent: TEXT });
  });

  it('are each there once when the same text is sent twice at the same time', async () => {
    const saves = await Promise.allSettled([save(), save(), save()]);
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await all()).toHaveLength(1);
    expect(await library()).toHaveLength(1);
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
    const { id } = await save({ linkedinUrl: 'https://example.test', postDate: '2026-10-30' });
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
    expect(await service.list(other.id, { all: true })).toEqual([]);
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
      connection.database.query('select actor_id, action, entity, entity_id, details from audit_log');
    const trace = {
      actor_id: staff.id,
      action: 'training_post.deleted',
      entity: 'sample_post_analytics',
      entity_id: id,
      details: { user_id: userId },
    };
    expect(await audited()).toEqual([trace]);
    const own = await service.save(staff.id, { postContent: TEXT });
    await service.delete(staff, own.id);
    expect(await audited()).toEqual([trace]);
  });
});
