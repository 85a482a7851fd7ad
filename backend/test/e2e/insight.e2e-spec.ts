import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AnalyticsAnswer,
  AnalyticsPostsResponse,
  KeptInsightsAnswer,
} from '../../src/modules/analytics/analytics.dto.js';
import type {
  ActivityFeedResponse,
  DashboardStatsAnswer,
  PerformanceTrendsResponse,
} from '../../src/modules/dashboard/dashboard.dto.js';
import { Database } from '../../src/platform/database/database.js';
import { insertRow } from '../builders/insert-row.js';
import { aPost } from '../builders/post.builder.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

describe('Dashboard and analytics over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await signUp(app.url);
  });

  const measured = async (daysAgo: number) => {
    const id = await aPost(database, user.id, {
      status: 'used',
      posted_at: new Date(Date.now() - daysAgo * DAY_MS),
    });
    await insertRow(database, 'post_performance', {
      ...{ post_id: id, impressions: 1_000, likes: 20, comments: 5, shares: 1, engagement_rate: 2.6 },
    });
    return id;
  };
  const trends = async (query = '') =>
    (await user.client.get<PerformanceTrendsResponse>(`/dashboard/performance-trends${query}`)).body.data;

  it('begin with the last 30 days, twenty posts and the five best of them', async () => {
    for (let post = 0; post < 21; post += 1) await measured(3);
    const older = await measured(45);
    const { data } = (await user.client.get<AnalyticsAnswer>('/analytics')).body;
    expect(data).toMatchObject({ range: '30d', figures: { posts: 21 } });
    expect(data.figures?.top_posts).toHaveLength(5);
    const asked = Date.parse(data.until) - Date.parse(data.since);
    expect(asked).toBe(29 * DAY_MS);
    const { body } = await user.client.get<AnalyticsPostsResponse>('/analytics/posts');
    expect([body.data.length, body.total]).toEqual([20, 21]);
    expect(body.data.map(({ post_id }) => post_id)).not.toContain(older);
  });

  it('have trends of the week, twenty at most, if nothing else is said', async () => {
    for (let post = 0; post < 21; post += 1) await measured(1);
    const older = await measured(10);
    const week = await trends();
    expect(week).toHaveLength(20);
    expect(week).toEqual(await trends('?timeRange=week&limit=20'));
    const shown = async (timeRange: string) =>
      (await trends(`?timeRange=${timeRange}&limit=50`)).some(({ post_id }) => post_id === older);
    expect([await shown('week'), await shown('month'), await shown('quarter')]).toEqual([false, true, true]);
    expect([await shown('year'), await shown('all')]).toEqual([true, true]);
    const refused = await user.client.get<ErrorResponse>('/dashboard/performance-trends?timeRange=day');
    expect(refused.status).toBe(400);
  });

  it('tell of the last ten activities, if nothing else is said', async () => {
    for (let post = 0; post < 11; post += 1) await measured(1);
    const { body } = await user.client.get<ActivityFeedResponse>('/dashboard/activity-feed');
    expect(body.data).toHaveLength(10);
  });

  it('count what was begun and posted in this week', async () => {
    await aPost(database, user.id);
    await aPost(database, user.id);
    await aPost(database, user.id, { status: 'used', posted_at: new Date() });
    const { data } = (await user.client.get<DashboardStatsAnswer>('/dashboard/stats')).body;
    expect(data).toMatchObject({
      weekly: { drafts: 2, posted: 1 },
      posts_this_week: 1,
      completedPosts: 1,
      totalPosts: 3,
      completionRate: 33,
    });
  });

  it('have insights with all that is kept of one', async () => {
    const kept = {
      insight_type: 'shallow_engagement',
      insight_data: { type: 'shallow_engagement', likes: 400, comments: 20, posts: 6 },
      confidence_score: 0.78,
      recommendations: ['End more posts with a question.'],
    };
    const { id } = await insertRow<{ id: string }>(database, 'ai_insights', {
      ...{ user_id: user.id, subject: '', ...kept, insight_data: JSON.stringify(kept.insight_data) },
    });
    const { body } = await user.client.get<KeptInsightsAnswer>('/analytics/insights');
    expect(body.data).toEqual([
      {
        ...{ id, ...kept, performance_impact: null, is_active: true },
        ...{ created_at: expect.any(String), updated_at: expect.any(String) },
        ...{ finding: expect.any(String), sample: '6 posts.' },
      },
    ]);
  });
});
