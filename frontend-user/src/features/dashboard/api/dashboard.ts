import { bodyOf, type components } from '@drumbeat/api-client';
import { REFRESH_ALL, type TrendRange } from '@drumbeat/domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../entities/query-keys';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { freshFor } from '../../../lib/http/query-client';
import { DASHBOARD_TEXTS } from '../dashboard.texts';

type Schemas = components['schemas'];
export type DashboardStats = Schemas['DashboardStatsResponse'];
export type TrendItem = Schemas['TrendItemResponse'];
export type Activity = Schemas['ActivityResponse'];
export type UpcomingPrompt = Schemas['UpcomingPromptResponse'];
export type LearningProgress = Schemas['LearningProgressResponse'];

const ROOT = 'dashboard';

/** Writes all over the product change these figures: each visit asks anew, and shows what it had meanwhile. */
const anewOnEachVisit = { staleTime: freshFor.dashboard, refetchOnMount: 'always' } as const;

export const statsQuery = queryOptions({
  queryKey: [ROOT, 'stats'],
  queryFn: async () => bodyOf(await api.GET('/api/dashboard/stats')).data,
  ...anewOnEachVisit,
});

/** Posts with figures, newest first. */
export const trendsQuery = ({
  timeRange,
  limit,
}: {
  readonly timeRange: TrendRange;
  readonly limit: number;
}) =>
  queryOptions({
    queryKey: [ROOT, 'trends', timeRange, limit],
    queryFn: async () =>
      bodyOf(await api.GET('/api/dashboard/performance-trends', { params: { query: { timeRange, limit } } }))
        .data,
    ...anewOnEachVisit,
  });

export const activityQuery = ({ limit }: { readonly limit: number }) =>
  queryOptions({
    queryKey: [ROOT, 'activity', limit],
    queryFn: async () =>
      bodyOf(await api.GET('/api/dashboard/activity-feed', { params: { query: { limit } } })).data,
    ...anewOnEachVisit,
  });

export const learningQuery = queryOptions({
  queryKey: [ROOT, 'learning'],
  queryFn: async () => bodyOf(await api.GET('/api/dashboard/ai-learning-progress')).data,
  ...anewOnEachVisit,
});

/** Posts that wait for their user, the most urgent first, and how many there are. */
export const needsYouQuery = ({ limit }: { readonly limit: number }) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'needs-you', limit],
    queryFn: async () =>
      bodyOf(await api.GET('/api/posts', { params: { query: { tab: 'all', group: 'needs-you', limit } } })),
    ...anewOnEachVisit,
  });

/** Posts that come up, the next first. */
export const comingUpQuery = ({ limit }: { readonly limit: number }) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'coming-up', limit],
    queryFn: async () =>
      bodyOf(await api.GET('/api/posts', { params: { query: { tab: 'all', group: 'coming-up', limit } } })),
    ...anewOnEachVisit,
  });

/** Prompts of the calendar that wait, the next first. */
export const upcomingPromptsQuery = queryOptions({
  queryKey: [ROOT, 'prompts'],
  queryFn: async () => bodyOf(await api.GET('/api/dashboard/upcoming-prompts')).data,
  ...anewOnEachVisit,
});

/** Asks for everything on the dashboard anew; one notice says how many calls failed (DASHBOARD-8). */
export function useRefreshDashboard() {
  const queryClient = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    // Where this fails the figures are asked for all the same: what is kept falls with each write by itself.
    try {
      await api.POST('/api/dashboard/refresh-cache');
    } catch (error) {
      notify.error(DASHBOARD_TEXTS.cacheFailed, { description: (error as Error).message });
    }
    const anew = { staleTime: 0 };
    const results = await Promise.allSettled([
      queryClient.query({ ...statsQuery, ...anew }),
      queryClient.query({ ...trendsQuery(REFRESH_ALL.trends), ...anew }),
      queryClient.query({ ...activityQuery(REFRESH_ALL.activities), ...anew }),
      queryClient.query({ ...learningQuery, ...anew }),
    ]);
    const failed = results.filter(({ status }) => status === 'rejected').length;
    // What the rule asks for is the week; the table shows all time, and beside it are posts.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [ROOT, 'trends', 'all'] }),
      queryClient.invalidateQueries({ queryKey: upcomingPromptsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: [...queryKeys.posts, 'needs-you'] }),
      queryClient.invalidateQueries({ queryKey: [...queryKeys.posts, 'coming-up'] }),
    ]);
    if (failed > 0) {
      notify.error(DASHBOARD_TEXTS.refreshFailed, { description: DASHBOARD_TEXTS.callsFailed(failed) });
    }
    setIsRefreshing(false);
  };
  return { isRefreshing, refresh };
}
