import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../../test/builders/generation.builder.js';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { tablesNaming } from '../../../../test/support/database/tables-of-users.js';
import { CalendarRepository } from '../../calendar/calendar.repository.js';
import { FeedbackRepository } from '../../feedback/feedback.repository.js';
import { GenerationsRepository } from '../../generations/generations.repository.js';
import { GenerationsService } from '../../generations/generations.service.js';
import { NotificationsRepository } from '../../notifications/notifications.repository.js';
import { AdminPublicationsRepository } from '../../publications/admin/admin-publications.repository.js';
import { PostBinRepository } from './post-bin.repository.js';
import { PostBinService } from './post-bin.service.js';
import { PostBinSweeper } from './post-bin.sweeper.js';
import { PostNotFoundError, PostScheduledError } from '../posts.errors.js';
import { PostsListRepository } from '../list/posts-list.repository.js';
import { PostsRepository } from '../posts.repository.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const after = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);

describe('A deleted post', () => {
  let connection: ConnectedDatabase;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const post = (overrides?: Parameters<typeof aPost>[2]) => aPost(connection.database, userId, overrides);
  const binAt = (now: Date) =>
    new PostBinService(
      connection.database,
      new PostsRepository(connection.database),
      new PostBinRepository(connection.database),
      new FixedClock(now),
    );
  const sweepAt = (now: Date) =>
    new PostBinSweeper(
      new PostBinRepository(connection.database),
      new GenerationsService(new GenerationsRepository(connection.database)),
      connection.database,
      new FixedClock(now),
    ).sweep();
  const list = async (tab: 'all' | 'hidden') => {
    const lists = new PostsListRepository(connection.database);
    const { rows } = await lists.findPage(userId, { tab, now: new Date() }, { limit: 50, after: null });
    return { ids: rows.map(({ id }) => id), counts: await lists.count(userId) };
  };

  it('is in no list, count, calendar or feedback, and can be neither opened nor published', async () => {
    const posts = new PostsRepository(connection.database);
    const posted = await post({ status: 'used', posted_at: NOW, scheduled_date: '2026-11-21' });
    const hidden = await post({ is_hidden: true });
    for (const id of [posted, hidden]) await binAt(NOW).delete(userId, id);

    expect(await list('all')).toMatchObject({ ids: [], counts: { all: 0, posted: 0, hidden: 0 } });
    expect((await list('hidden')).ids).toEqual([]);
    const week = { from: '2026-11-16', to: '2026-11-22', start: after(-5), end: after(2) };
    expect(await new CalendarRepository(connection.database).findPosts(userId, week)).toEqual([]);
    const feedback = new FeedbackRepository(connection.database);
    expect(await feedback.find(userId, { type: 'post', targetId: posted })).toBeNull();
    expect(await feedback.save(userId, { type: 'post', targetId: posted }, { rating: 5 })).toBeNull();
    expect(await posts.findById(userId, posted)).toBeNull();
    expect(await posts.lockForPublishing([posted])).toEqual([]);
  });

  it('is in no rating, notice or publication that staff see, and in all of them again once it is taken back', async () => {
    const id = await post({ title: 'Gone for now' });
    const publicationId = await aPublication(connection.database, userId, id, {
      state: 'missed',
      version: 1,
      fence: 0,
    });
    await insertRow(connection.database, 'feedback', { user_id: userId, post_id: id, rating: 5 });
    const notice = {
      user_id: userId,
      kind: 'publication.missed',
      title: 'Missed: “Gone for now”',
      body: 'Late',
    };
    await insertRow(connection.database, 'notifications', {
      ...notice,
      link: `/posts/${id}`,
      subject: 'claim',
      ...{ post_id: id, publication_id: publicationId, publication_version: 1, publication_fence: 0 },
    });
    await insertRow(connection.database, 'notifications', {
      ...{ ...notice, kind: 'publication.lost', link: '/settings', subject: 'other' },
    });
    const notices = new NotificationsRepository(connection.database);
    const staff = new AdminPublicationsRepository(connection.database);
    const seen = async () => [
      (
        await new FeedbackRepository(connection.database).findRatings(userId, [
          { type: 'post', targetId: id },
        ])
      ).length,
      (await notices.findNewest(userId, 50)).length,
      await notices.countUnread(userId),
      (await staff.list({ page: 1, perPage: 10, order: 'ASC', filter: { user_id: userId } })).total,
    ];
    expect(await seen()).toEqual([1, 2, 2, 1]);
    await binAt(NOW).delete(userId, id);
    expect(await seen()).toEqual([0, 1, 1, 0]);
    await binAt(NOW).restore(userId, id);
    expect(await seen()).toEqual([1, 2, 2, 1]);
  });

  it('comes back as it was, up to 7 days later, and a second "Undo" harms nothing', async () => {
    const id = await post({ title: 'Taken back', updated_at: after(-1) });
    await binAt(NOW).delete(userId, id);
    const restored = await binAt(after(7)).restore(userId, id);
    expect(restored).toMatchObject({ id, title: 'Taken back', version: 1, updated_at: after(-1) });
    expect(await binAt(after(7)).restore(userId, id)).toMatchObject({ id });
    expect((await list('all')).ids).toEqual([id]);
  });

  it('does not come back after 7 days, nor for anybody else', async () => {
    const id = await post();
    await binAt(NOW).delete(userId, id);
    const stranger = (await aProfile(connection.database)).id;
    await expect(binAt(NOW).restore(stranger, id)).rejects.toBeInstanceOf(PostNotFoundError);
    await expect(binAt(after(7, 1)).restore(userId, id)).rejects.toBeInstanceOf(PostNotFoundError);
    await expect(binAt(NOW).delete(userId, id)).rejects.toBeInstanceOf(PostNotFoundError);
  });

  it('makes room for another draft of its prompt, and does not come back beside it', async () => {
    const source = {
      source_type: 'prompt',
      source_id: String(await aPrompt(connection.database, userId)),
    } as const;
    const id = await post(source);
    await binAt(NOW).delete(userId, id);
    const posts = new PostsRepository(connection.database);
    const draft = { user_id: userId, title: 'Anew', content: 'Anew', hashtags: [], ...source };
    expect(await posts.insert(draft)).not.toBeNull();
    await expect(binAt(NOW).restore(userId, id)).rejects.toMatchObject({ code: 'post.draft_exists' });
  });

  it('is gone for good after 7 days, with all that hung on it', async () => {
    const doomed = await post({ content: `Only ${userId} ever wrote this` });
    const kept = await post();
    await insertRow(connection.database, 'post_performance', {
      post_id: doomed,
      impressions: 1,
      likes: 1,
      comments: 0,
      shares: 0,
      engagement_rate: 100,
    });
    await aPublication(connection.database, userId, doomed, { state: 'missed' });
    const words = { output: 'Written for the doomed one', changed_share: 0.5 };
    const generation = await aGeneration(connection.database, userId, { post_id: doomed, ...words });
    await aGeneration(connection.database, userId, { post_id: kept, output: 'Written for the other' });
    const writtenTexts = async () =>
      (
        await connection.database.query<{ output: string }>(
          'select output from generation_history where user_id = $1 order by output',
          [userId],
        )
      ).map(({ output }) => output);
    await binAt(NOW).delete(userId, doomed);
    await binAt(after(1)).delete(userId, kept);

    await sweepAt(after(7));
    expect(await tablesNaming(connection.database, doomed)).not.toEqual([]);
    expect(await writtenTexts()).toContain('Written for the doomed one');
    await sweepAt(after(7, 1));
    expect(await tablesNaming(connection.database, doomed)).toEqual([]);
    expect(await writtenTexts()).toEqual(['', 'Written for the other']);
    expect(
      await connection.database.query(
        'select changed_share::float8 as share from generation_history where id = $1',
        [generation],
      ),
    ).toEqual([{ share: 0.5 }]);
    expect(await binAt(after(7, 1)).restore(userId, kept)).toMatchObject({ id: kept });
  });

  it('was not on its way: what the worker may still send cannot be deleted', async () => {
    const id = await post();
    await aPublication(connection.database, userId, id);
    await expect(binAt(NOW).delete(userId, id)).rejects.toBeInstanceOf(PostScheduledError);
  });
});
