import type { components } from '@drumbeat/api-client';
import { http, server } from '@drumbeat/testing';

type Schemas = components['schemas'];
export type Stats = Schemas['DashboardStatsResponse'];
type Progress = Schemas['LearningProgressResponse'];

/** Of a user who has done nothing yet. */
export const someStats = (change: Partial<Stats> = {}): Stats => ({
  total_posts: 0,
  published_posts: 0,
  posts_this_week: 0,
  weekly_posting_goal: 3,
  weekly_progress: 0,
  total_impressions: null,
  avg_engagement_rate: null,
  total_likes: null,
  total_comments: null,
  total_shares: null,
  posting_streak: 0,
  streak_weeks: [],
  available_prompts: 0,
  impressions_last_30_days: null,
  impressions_30_days_before: null,
  completedPosts: 0,
  availablePrompts: 0,
  totalPosts: 0,
  completionRate: null,
  weekly: { drafts: 0, posted: 0, availablePrompts: 0 },
  ...change,
});

const NOTHING_LEARNED: Progress = {
  total_generations: 0,
  avg_quality_rating: null,
  total_edits: 0,
  processed_edits: 0,
  total_insights: 0,
  active_insights: 0,
  avg_confidence_score: null,
  sample_posts_count: 0,
  avg_sample_engagement: null,
};

interface Figures {
  stats?: Partial<Stats>;
  trends?: Schemas['TrendItemResponse'][];
  activities?: Schemas['ActivityResponse'][];
  learning?: Partial<Progress>;
  needsYou?: Schemas['PostResponse'][];
  comingUp?: Schemas['PostResponse'][];
  prompts?: Schemas['UpcomingPromptResponse'][];
}

/** Answers the lower half of the dashboard. */
export function haveFigures({
  stats,
  trends = [],
  activities = [],
  learning,
  needsYou = [],
  comingUp = [],
  prompts = [],
}: Figures = {}): void {
  server.use(
    http.get('/api/dashboard/stats', ({ response }) => response(200).json({ data: someStats(stats) })),
    http.get('/api/dashboard/performance-trends', ({ response }) => response(200).json({ data: trends })),
    http.get('/api/dashboard/activity-feed', ({ response }) => response(200).json({ data: activities })),
    http.get('/api/dashboard/ai-learning-progress', ({ response }) =>
      response(200).json({ data: { ...NOTHING_LEARNED, ...learning } }),
    ),
    http.get('/api/dashboard/upcoming-prompts', ({ response }) => response(200).json({ data: prompts })),
    http.post('/api/dashboard/refresh-cache', ({ response }) => response(204).empty()),
    http.get('/api/posts', ({ query, response }) => {
      const data = query.get('group') === 'coming-up' ? comingUp : needsYou;
      return response(200).json({
        data,
        counts: { all: data.length, drafts: 0, scheduled: 0, posted: 0, archived: 0, hidden: 0 },
        group_count: data.length,
        next_cursor: null,
      });
    }),
  );
}
