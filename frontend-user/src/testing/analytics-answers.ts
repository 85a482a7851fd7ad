import type { components } from '@drumbeat/api-client';
import { http, server } from '@drumbeat/testing';

type Schemas = components['schemas'];
type Analytics = Schemas['AnalyticsResponse'];
type Figures = Schemas['AnalyticsFiguresResponse'];
export type AnalyticsPost = Schemas['AnalyticsPostResponse'];

export const anAnalysedPost = (number: number, change: Partial<AnalyticsPost> = {}): AnalyticsPost => ({
  post_id: `7b0c2f10-2222-4c0b-9a53-00000000000${number}`,
  title: `Post ${number}`,
  posted_at: `2026-11-1${number}T15:00:00.000Z`,
  pillar_number: null,
  impressions: 1_000 * number,
  likes: 10 * number,
  comments: number,
  shares: 0,
  engagement_rate: 1.1,
  ...change,
});

/** Of posts with figures. */
export const someFigures = (posts: readonly AnalyticsPost[], change: Partial<Figures> = {}): Figures => ({
  posts: posts.length,
  waiting: 0,
  missing: 0,
  totals: { posts: posts.length, impressions: 6_000, likes: 60, comments: 6, shares: 0, rate: 1.1 },
  before: null,
  median_impressions: 2_000,
  median_rate: 1.1,
  series: {
    step: 'post',
    points: posts.map(({ post_id, title, posted_at, impressions }) => ({
      day: posted_at.slice(0, 10),
      post_id,
      title,
      totals: { posts: 1, impressions: impressions ?? 0, likes: 10, comments: 1, shares: 0, rate: 1.1 },
    })),
  },
  breakdowns: (['pillar', 'weekday', 'length', 'opening'] as const).map((by) => ({ by, kinds: [] })),
  top_posts: [...posts],
  ...change,
});

/** Answers the analytics of every range, and the table with these posts; returns the queries that the table asked. */
export function haveAnalytics(
  change: Partial<Analytics> & {
    readonly listed?: readonly AnalyticsPost[];
    readonly total?: number;
    /** Of all time, where they are others than those of a range. */
    readonly ever?: Figures;
  },
): { readonly asked: string[] } {
  const { listed = [], total = listed.length, ever, ...analytics } = change;
  const asked: string[] = [];
  server.use(
    http.get('/api/analytics', ({ request, response }) =>
      response(200).json({
        data: {
          range: '30d',
          since: '2026-10-25',
          until: '2026-11-23',
          figures: null,
          insights: [],
          posts_until_insights: 4,
          ...analytics,
          ...(ever && request.url.includes('range=all') ? { range: 'all', figures: ever } : {}),
        },
      }),
    ),
    http.get('/api/analytics/posts', ({ request, response }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return response(200).json({ data: [...listed], total });
    }),
  );
  return { asked };
}
