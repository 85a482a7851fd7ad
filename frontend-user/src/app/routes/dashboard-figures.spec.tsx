import {
  doesNotSay,
  eventually,
  http,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { haveFigures } from '../../testing/dashboard-answers';
import { open } from '../../testing/open-app';
import { aPost } from '../../testing/post-answers';
import { havePrompts } from '../../testing/prompt-answers';

const aTrend = (number: number, impressions: number, engagement_rate: number | null) => ({
  post_id: `7b0c2f10-1111-4c0b-9a53-00000000000${number}`,
  title: `Post ${number}`,
  posted_at: `2026-11-1${number}T15:00:00.000Z`,
  pillar_number: 1,
  impressions,
  engagement_rate,
  performance_category: engagement_rate === null ? null : ('Great' as const),
});

beforeEach(() => {
  asUser();
  havePrompts();
  stopTime(new Date('2026-11-23T15:00:00.000Z'));
});

describe('The figures of the dashboard', () => {
  it('say how the week goes, how long the streak is and what was read', async () => {
    haveFigures({
      stats: {
        posts_this_week: 1,
        weekly_progress: 33,
        posting_streak: 2,
        streak_weeks: [
          { sunday: '2026-11-15', posts: 3, is_planned_break: false },
          { sunday: '2026-11-22', posts: 1, is_planned_break: false },
        ],
        total_impressions: 22_100,
        avg_engagement_rate: 4,
        total_likes: 614,
        impressions_last_30_days: 11_200,
        impressions_30_days_before: 10_000,
        available_prompts: 12,
      },
      trends: [aTrend(3, 2_140, 4.2), aTrend(2, 1_480, null)],
    });
    await open('/dashboard');
    await says('33% of your weekly goal');
    await the('img', 'Posts in the last 2 weeks: 3, 1');
    await says('22,100');
    await says('12%');
    await says('4.0%');
    await says('614');
    const posts = await the('region', 'Your last posts with numbers');
    await says('Line: your median, 1,810 impressions', posts);
    expect(await the('link', 'Post 3', { inside: posts })).toHaveAttribute(
      'href',
      `/posts/${aTrend(3, 0, 0).post_id}`,
    );
    expect(within(posts).getAllByRole('row').at(-1)).toHaveTextContent('–');
  });

  it('of a new user are dashes with a word on how to begin, never zero', async () => {
    haveFigures();
    await open('/dashboard');
    await says('Add the numbers of a post to begin');
    await says('Nothing. All of your posts are where they should be.');
    await says('Nothing yet. What you and your writers do appears here.');
    await doesNotSay('0.0%');
  });

  it('list what needs its user and the latest five of what happened', async () => {
    haveFigures({
      needsYou: [aPost({ title: 'Cash first', display_state: 'posted-needs-analytics', status: 'used' })],
      activities: Array.from({ length: 7 }, (_, at) => ({
        kind: 'posted' as const,
        id: `7b0c2f10-1111-4c0b-9a53-0000000000${10 + at}`,
        at: '2026-11-20T15:00:00.000Z',
        name: `Out ${at + 1}`,
        count: 1,
      })),
    });
    await open('/dashboard');
    const waiting = await the('region', 'Needs you');
    await the('link', 'Cash first', { inside: waiting });
    await says('Needs analytics', waiting);
    const activity = await the('region', 'Activity');
    expect(within(activity).getAllByRole('listitem')).toHaveLength(5);
  });

  it('fail each on its own, and are asked for again', async () => {
    haveFigures();
    server.use(
      http.get('/api/dashboard/stats', ({ response }) =>
        response.untyped(refusal(500, 'The database is away')),
      ),
    );
    await open('/dashboard');
    await says('Failed to fetch dashboard stats');
    await says('The database is away');
    await the('region', 'Activity');
    haveFigures();
    await press('Try again');
    await says('0% of your weekly goal');
  });

  it('are all asked for by “Refresh”, which says how many calls failed', async () => {
    haveFigures();
    await open('/dashboard');
    await the('region', 'Activity');
    const asked: unknown[] = [];
    server.use(
      http.get('/api/dashboard/performance-trends', ({ query, response }) => {
        asked.push(`${query.get('timeRange')} ${query.get('limit')}`);
        return response.untyped(refusal(500, 'Away'));
      }),
      http.get('/api/dashboard/activity-feed', ({ query, response }) => {
        asked.push(query.get('limit'));
        return response.untyped(refusal(500, 'Away'));
      }),
    );
    await press('Refresh');
    await says('Failed to refresh dashboard');
    await says('2 dashboard API calls failed');
    await eventually(() => expect(asked).toEqual(expect.arrayContaining(['week 7', '10'])));
  });
});
