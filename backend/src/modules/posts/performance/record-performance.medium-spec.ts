import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { CalendarRepository } from '../../calendar/calendar.repository.js';
import { PostPerformanceRepository, RECORDINGS_KEPT } from './post-performance.repository.js';
import { presentPost } from '../post.presenter.js';
import { PostNotFoundError } from '../posts.errors.js';
import { PostsRepository } from '../posts.repository.js';
import { RecordPerformanceCommand } from './record-performance.command.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY_MS - ms);
const FIGURES = { impressions: 2_480, likes: 71, comments: 28, shares: 7 };

describe('The figures of a post', () => {
  let connection: ConnectedDatabase;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const posted = (postedAt: Date) =>
    aPost(connection.database, userId, { status: 'used', posted_at: postedAt });
  const recordAt = (now: Date) => {
    const { database } = connection;
    return new RecordPerformanceCommand(
      database,
      new PostsRepository(database),
      new PostPerformanceRepository(database),
      new FixedClock(now),
    );
  };
  const shown = async (id: string) => {
    const row = await new PostsRepository(connection.database).findById(userId, id);
    return row && presentPost(row, NOW);
  };

  it('complete a post that needed them, with the engagement rate', async () => {
    const id = await posted(ago(3));
    expect(await shown(id)).toMatchObject({ display_state: 'posted-needs-analytics', performance: null });
    expect(await recordAt(NOW).execute(userId, id, FIGURES)).toMatchObject({
      display_state: 'posted-complete',
      needs_analytics: false,
      performance: { ...FIGURES, engagement_rate: 4.27, recorded_at: NOW },
    });
  });

  it('are kept each time, and the latest ones count', async () => {
    const id = await posted(ago(9));
    await recordAt(ago(2)).execute(userId, id, FIGURES);
    await recordAt(NOW).execute(userId, id, { ...FIGURES, impressions: 0 });
    await recordAt(ago(1)).execute(userId, id, { ...FIGURES, likes: 0 });
    expect((await shown(id))?.performance).toEqual({
      ...FIGURES,
      impressions: 0,
      engagement_rate: null,
      source: 'person',
      recorded_at: NOW,
    });
    const kept = await connection.database.query(
      'select engagement_rate::float8 as rate from post_performance where post_id = $1 order by recorded_at',
      [id],
    );
    expect(kept).toEqual([{ rate: 4.27 }, { rate: 1.41 }, { rate: null }]);
  });

  it('are missing where nobody said them, and one has to be said', async () => {
    const id = await posted(ago(9));
    const said = { impressions: 1_234, comments: 0 };
    expect(await recordAt(NOW).execute(userId, id, said)).toMatchObject({
      display_state: 'posted-complete',
      performance: { ...said, likes: null, shares: null, engagement_rate: null },
    });
    for (const nothing of [{}, { impressions: null, likes: null }]) {
      await expect(recordAt(NOW).execute(userId, id, nothing)).rejects.toMatchObject({ status: 400 });
    }
    expect((await shown(id))?.performance).toMatchObject(said);
  });

  it('are kept so many times for a post, the newest ones', async () => {
    const id = await posted(ago(9));
    await connection.database.query(
      `insert into post_performance (post_id, impressions, likes, comments, shares, engagement_rate, recorded_at)
       select $1, 100, 1, 0, 0, 1, $2::timestamptz - n * interval '1 minute' from generate_series(1, $3) n`,
      [id, NOW, RECORDINGS_KEPT],
    );
    await recordAt(NOW).execute(userId, id, FIGURES);
    const kept = await connection.database.query<{ recorded_at: Date; likes: number }>(
      'select recorded_at, likes from post_performance where post_id = $1 order by recorded_at desc',
      [id],
    );
    expect(kept).toHaveLength(RECORDINGS_KEPT);
    expect(kept[0]).toEqual({ recorded_at: NOW, likes: FIGURES.likes });
  });

  it('are missed from 5 days on, and before 2 days it is said when they are worth reading', async () => {
    expect(await shown(await posted(ago(5)))).toMatchObject({ needs_analytics: false });
    expect(await shown(await posted(ago(5, 1)))).toMatchObject({ needs_analytics: true });
    expect(await shown(await posted(ago(0, 1)))).toMatchObject({
      display_state: 'posted-analytics-pending',
      analytics_in_days: 2,
    });
  });

  it('are refused before 2 days, to the millisecond, and taken where some are there already', async () => {
    const id = await posted(ago(2, -1));
    await expect(recordAt(NOW).execute(userId, id, FIGURES)).rejects.toMatchObject({
      status: 422,
      code: 'post.figures_too_early',
    });
    expect((await shown(id))?.performance).toBeNull();
    const ripe = await posted(ago(2));
    expect(await recordAt(NOW).execute(userId, ripe, FIGURES)).toMatchObject({ performance: FIGURES });
    const read = await posted(ago(1));
    await new PostPerformanceRepository(connection.database).insert(read, FIGURES, 4.27, ago(0, 1));
    const corrected = { ...FIGURES, likes: 72 };
    expect(await recordAt(NOW).execute(userId, read, corrected)).toMatchObject({ performance: corrected });
  });

  it('show on the calendar, too', async () => {
    const id = await posted(ago(3));
    const week = { from: '2026-11-16', to: '2026-11-22', start: ago(5), end: NOW };
    const calendar = new CalendarRepository(connection.database);
    expect(await calendar.findPosts(userId, week)).toMatchObject([{ id, has_analytics: false }]);
    await recordAt(NOW).execute(userId, id, FIGURES);
    expect(await calendar.findPosts(userId, week)).toMatchObject([{ id, has_analytics: true }]);
  });

  it('are refused for what is not on LinkedIn, and for a post of somebody else', async () => {
    for (const status of ['draft', 'archived'] as const) {
      const id = await aPost(connection.database, userId, { status });
      await expect(recordAt(NOW).execute(userId, id, FIGURES)).rejects.toMatchObject({
        status: 422,
        code: 'post.not_posted',
      });
    }
    const stranger = (await aProfile(connection.database)).id;
    const theirs = recordAt(NOW).execute(stranger, await posted(ago(3)), FIGURES);
    await expect(theirs).rejects.toBeInstanceOf(PostNotFoundError);
  });
});
