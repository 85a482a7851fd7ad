import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { trainingPostsOn } from '../../../test/support/services/training-posts-service.js';
import type { PostEntity } from '../posts/post.entity.js';
import { OwnPostsRepository } from '../posts/authors/own-posts.repository.js';
import type { TrainingPostsService } from './training-posts.service.js';
import type { TrainingPostSweeper } from './training-post.sweeper.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const FIGURES = { impressions: 2_480, likes: 71, comments: 28, shares: 7 };
const LINK = 'https://www.linkedin.com/feed/update/urn:li:share:1/';

type Figures = typeof FIGURES & { readonly engagement_rate: number | null };

describe('The post of a training post in the library', () => {
  let connection: ConnectedDatabase;
  let service: TrainingPostsService;
  let sweeper: TrainingPostSweeper;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    Logger.overrideLogger(false);
    ({ posts: service, sweeper } = trainingPostsOn(connection.database, connection.url, new FixedClock(NOW)));
    await connection.database.query(
      `create function refuse_post() returns trigger language plpgsql as $$ begin raise 'no posts today'; end $$`,
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const query = <Row>(sql: string, ...parameters: unknown[]) =>
    connection.database.query<Row>(sql, parameters);
  const library = () =>
    query<PostEntity>(`select * from posts where user_id = $1 and source_type = 'training'`, userId);
  const recorded = () =>
    query<Figures>(
      `select impressions, likes, comments, shares, perf.engagement_rate::float8 from post_performance perf
         join posts p on p.id = perf.post_id where p.user_id = $1 order by perf.id`,
      userId,
    );
  const save = (request: Partial<Parameters<TrainingPostsService['save']>[1]> = {}) =>
    service.save(userId, { postContent: 'First line\r\n#growth', ...request });
  const whileItFails = async (work: () => Promise<void>) => {
    await query(
      `create trigger refuse before insert or update on posts for each row execute function refuse_post()`,
    );
    await work();
    await query('drop trigger refuse on posts');
  };
  const pending = async () => {
    const rows = await query<{ id: string }>(
      'select id from sample_post_analytics where user_id = $1 and synced_at is null',
      userId,
    );
    return rows.map(({ id }) => id);
  };
  const waitedLong = () =>
    query(
      `update sample_post_analytics set updated_at = now() - interval '1 minute' where user_id = $1`,
      userId,
    );

  it('is made with the save (TRAINING-7)', async () => {
    const { id } = await save({ ...FIGURES, linkedinUrl: LINK, postDate: '2026-10-30' });
    expect(await library()).toEqual([
      expect.objectContaining({
        title: 'Training Post',
        content: 'First line\n#growth',
        hashtags: ['growth'],
        status: 'used',
        content_type: 'post',
        tone: 'professional',
        is_hidden: false,
        source_type: 'training',
        source_id: id,
        posted_at: new Date('2026-10-30T11:00:00Z'),
        linkedin_url: LINK,
        version: 1,
      }),
    ]);
    expect(await recorded()).toEqual([{ ...FIGURES, engagement_rate: 4.27 }]);
    expect(await pending()).toEqual([]);
  });

  it('has no date and no figures where none are known, and was never posted later than now', async () => {
    await save();
    expect(await library()).toMatchObject([{ posted_at: null, linkedin_url: null }]);
    expect(await recorded()).toEqual([]);
    await query(`update profiles set time_zone = 'America/Chicago' where id = $1`, userId);
    await save({ postContent: 'Of today', postDate: '2026-11-20' });
    expect((await library()).map(({ posted_at }) => posted_at)).toContainEqual(NOW);
  });

  it('is not out where its day is still to come', async () => {
    await save({ postDate: '2030-01-01' });
    expect(await library()).toMatchObject([{ posted_at: null }]);
  });

  it.each(['javascript:alert(1)', 'https://evil.test/linkedin.com', 'my best one'])(
    'has no link that leads elsewhere, also where its training post was saved with it once: %s',
    async (linkedin_url) => {
      const id = await aTrainingPost(connection.database, userId, { linkedin_url });
      await service.change(userId, id, FIGURES);
      expect(await library()).toMatchObject([{ linkedin_url: null }]);
    },
  );

  it('is brought up to date by the next save and stays one, with what the user chose for it', async () => {
    const { id } = await save();
    await query(`update posts set is_hidden = true, title = 'My best one' where user_id = $1`, userId);
    await service.change(userId, id, { ...FIGURES, postDate: '2026-10-30', linkedinUrl: LINK });
    await service.change(userId, id, { ...FIGURES });
    expect(await library()).toMatchObject([
      {
        title: 'My best one',
        is_hidden: true,
        linkedin_url: LINK,
        posted_at: new Date('2026-10-30T11:00:00Z'),
        version: 1,
      },
    ]);
    expect(await recorded()).toEqual([{ ...FIGURES, engagement_rate: 4.27 }]);
    await service.change(userId, id, { impressions: 0 });
    expect((await recorded()).slice(1)).toEqual([{ ...FIGURES, impressions: null, engagement_rate: null }]);
  });

  it('has no zeros of what was left blank, and no figures once nobody knows any', async () => {
    const { id } = await save({ impressions: 900 });
    const none = { likes: null, comments: null, shares: null, engagement_rate: null };
    expect(await recorded()).toEqual([{ impressions: 900, ...none }]);
    await query('update sample_post_analytics set engagements = 18 where user_id = $1', userId);
    await service.change(userId, id, { impressions: 900 });
    expect((await recorded()).slice(1)).toEqual([{ impressions: 900, ...none, engagement_rate: 2 }]);
    await query('update sample_post_analytics set engagements = null where user_id = $1', userId);
    await service.change(userId, id, { impressions: 0 });
    expect(await recorded()).toEqual([]);
  });

  it('comes back from the bin with the next save, and goes for good with its training post', async () => {
    const { id } = await save();
    await query('update posts set deleted_at = now() where user_id = $1', userId);
    await service.change(userId, id, FIGURES);
    expect(await library()).toMatchObject([{ deleted_at: null }]);

    await query('update posts set deleted_at = now() where user_id = $1', userId);
    await waitedLong();
    await sweeper.sweep();
    expect(await library()).toMatchObject([{ deleted_at: expect.any(Date) }]);
    await service.delete({ id: userId, is_admin: false }, id);
    expect(await library()).toEqual([]);
  });

  it('is made by the next save where the first sync failed, which the save did not feel', async () => {
    await whileItFails(async () => {
      expect(await save()).toMatchObject({ engagement_rate: null });
    });
    const [id] = await pending();
    expect(await library()).toEqual([]);
    await service.change(userId, id!, FIGURES);
    expect(await library()).toMatchObject([{ source_id: id }]);
    expect(await pending()).toEqual([]);
  });

  it('is made by the sweeper where nobody saves again, once and without waiting for those that fail', async () => {
    await whileItFails(async () => {
      await save(FIGURES);
    });
    await sweeper.sweep();
    expect(await library()).toEqual([]);
    await waitedLong();
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    expect(await library()).toHaveLength(1);
    expect(await recorded()).toHaveLength(1);
    expect(await pending()).toEqual([]);
  });

  it('is made by the sweeper for more than one portion of them', async () => {
    const updated_at = new Date('2026-11-01T08:00:00Z');
    for (let n = 0; n < 101; n += 1) await aTrainingPost(connection.database, userId, { updated_at });
    await sweeper.sweep();
    expect(await library()).toHaveLength(101);
  });

  it('teaches before all others, and no more once its training post is gone', async () => {
    const examples = async () => {
      const limits = { examples: 3, own: 3 };
      const found = await new OwnPostsRepository(connection.database).find(userId, null, limits);
      return found.examples.map(({ content }) => content);
    };
    const { id } = await save({ postContent: 'How I write' });
    expect(await examples()).toEqual(['How I write']);
    await service.delete({ id: userId, is_admin: false }, id);
    expect(await examples()).toEqual([]);
  });

  it('is not left behind when its training post is deleted while it is being made', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await save({ postContent: `Round ${round}` });
      await Promise.all([
        service.change(userId, id, FIGURES).catch(() => undefined),
        service.delete({ id: userId, is_admin: false }, id),
      ]);
    }
    expect(await library()).toEqual([]);
  });
});
