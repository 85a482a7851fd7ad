import { DAY_MS } from '@drumbeat/domain';
import { Client } from 'pg';
import { SchedulerRegistry } from '@nestjs/schedule';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { isStoppedStatement } from '../../../platform/database/database-unavailable.js';
import { PublishedPostsRepository } from '../../posts/published/published-posts.repository.js';
import { PublishedPostsService } from '../../posts/published/published-posts.service.js';
import { ProfilesRepository } from '../../users/profile/profiles.repository.js';
import { UsersService } from '../../users/users.service.js';
import { AiInsightsRepository } from './ai-insights.repository.js';
import { AiInsightsService } from './ai-insights.service.js';
import { AiInsightsSweeper } from './ai-insights.sweeper.js';

describe('What posts tell', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  let insights: AiInsightsService;
  let sweeper: AiInsightsSweeper;
  const clock = new FixedClock(new Date());

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const repository = new AiInsightsRepository(database);
    insights = insightsOf(repository);
    sweeper = new AiInsightsSweeper(repository, insights, clock, new SchedulerRegistry());
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    ({ id: userId } = await aProfile(connection.database));
  });

  const insightsOf = (repository: AiInsightsRepository) => {
    const { database } = connection;
    return new AiInsightsService(
      repository,
      new PublishedPostsService(new PublishedPostsRepository(database)),
      new UsersService(new ProfilesRepository(database), database, clock),
      database,
      clock,
    );
  };

  /** Long posts reach more people than short ones, or as many. */
  const measured = async (content: string, impressions: number, comments?: number) => {
    const id = await aPost(connection.database, userId, {
      content,
      status: 'used',
      posted_at: new Date(Date.now() - 10 * DAY_MS),
    });
    await measure(id, impressions, comments);
    return id;
  };
  /** The rate is the same for all: only how many people are reached differs. */
  const measure = (postId: string, impressions: number, comments = impressions / 50) =>
    insertRow(connection.database, 'post_performance', {
      post_id: postId,
      impressions,
      likes: impressions / 50,
      comments,
      shares: 0,
      engagement_rate: 4,
    });
  const LONG = 'A sentence about pricing, word for word. '.repeat(40);
  const SHORT = 'A sentence about pricing, word for word.';
  const someOfBoth = async () => {
    const long = [await measured(LONG, 4_000), await measured(LONG, 4_400)];
    await measured(SHORT, 1_000);
    await measured(SHORT, 1_100);
    return long;
  };

  it('is kept with its words, its sample and how sure it is, once a worker has seen the figures', async () => {
    await someOfBoth();
    expect(await insights.list(userId)).toEqual([]);
    await sweeper.sweep();
    const kept = await insights.list(userId);
    expect(kept).toMatchObject([
      {
        insight_type: 'best_kind',
        confidence_score: 0.85,
        performance_impact: 4,
        is_active: true,
        finding: 'Posts of more than 1,300 characters reach 4 times as many people as your others.',
        sample: '2 posts against 2. A weak sign: a few more posts will tell.',
        recommendations: ['Try more than 1,300 characters more often.'],
        insight_data: { by: 'length', key: 'long', posts: 2, others: 2, times: 4 },
      },
    ]);
  });

  it('stays the same row while nothing changes, changes with the figures, and ends with them', async () => {
    const long = await someOfBoth();
    await insights.keep(userId);
    const [first] = await insights.list(userId);
    await insights.keep(userId);
    expect(await insights.list(userId)).toEqual([first]);

    for (const id of long) await measure(id, 8_400);
    await insights.keep(userId);
    const [changed] = await insights.list(userId);
    expect(changed).toMatchObject({ id: first?.id, created_at: first?.created_at, performance_impact: 8 });

    for (const id of long) await measure(id, 1_050);
    await insights.keep(userId);
    expect(await insights.list(userId)).toMatchObject([{ id: first?.id, is_active: false }]);

    for (const id of long) await measure(id, 4_200);
    await insights.keep(userId);
    expect(await insights.list(userId)).toMatchObject([
      { id: first?.id, is_active: true, performance_impact: 4 },
    ]);
  });

  it('includes that people like the posts and do not answer, and nothing from too few posts', async () => {
    for (let count = 0; count < 3; count += 1) await measured(SHORT, 1_000, 1);
    await insights.keep(userId);
    expect(await insights.list(userId)).toEqual([]);
    await measured(SHORT, 1_000, 1);
    await insights.keep(userId);
    expect(await insights.list(userId)).toMatchObject([
      {
        insight_type: 'shallow_engagement',
        confidence_score: 0.78,
        performance_impact: null,
        sample: '4 posts.',
      },
    ]);
  });

  it('is of its own user alone', async () => {
    await someOfBoth();
    await insights.keep(userId);
    const { id: stranger } = await aProfile(connection.database);
    await insights.keep(stranger);
    expect(await insights.list(stranger)).toEqual([]);
    expect((await insights.list(userId)).length).toBe(1);
  });

  it('is read under a time-out of two seconds', async () => {
    const { database } = connection;
    let timeout: string | undefined;
    class Watched extends AiInsightsRepository {
      override async find(of: string) {
        const [row] = await database.query<{ ms: string }>(
          `select setting as ms from pg_settings where name = 'statement_timeout'`,
        );
        timeout = row?.ms;
        return super.find(of);
      }
    }
    await insightsOf(new Watched(database)).list(userId);
    expect(timeout).toBe('2000');
  });

  it('is refused as busy where the database takes longer than two seconds', async () => {
    const held = new Client({ connectionString: connection.url });
    await held.connect();
    try {
      await held.query('begin');
      await held.query('lock table ai_insights in access exclusive mode');
      const answer = await insights.list(userId).catch((error: unknown) => error);
      expect(isStoppedStatement(answer)).toBe(true);
    } finally {
      await held.end();
    }
    expect(await insights.list(userId)).toEqual([]);
  });
});
