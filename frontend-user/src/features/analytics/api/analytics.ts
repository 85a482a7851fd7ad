import { bodyOf, type components, type paths } from '@drumbeat/api-client';
import type { AnalyticsRange } from '@drumbeat/domain';
import { download, fileNameOf } from '@drumbeat/ui';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../entities/query-keys';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { freshFor } from '../../../lib/http/query-client';

type Schemas = components['schemas'];
export type Analytics = Schemas['AnalyticsResponse'];
export type AnalyticsFigures = Schemas['AnalyticsFiguresResponse'];
export type FigureTotals = Schemas['FigureTotalsResponse'];
export type FigureSeries = Schemas['FigureSeriesResponse'];
export type Breakdown = Schemas['BreakdownResponse'];
export type AnalyticsPost = Schemas['AnalyticsPostResponse'];

type PostsQuery = NonNullable<paths['/api/analytics/posts']['get']['parameters']['query']>;
/** Order and filter of the table. */
export type PostsFilter = Required<Pick<PostsQuery, 'sort' | 'order'>> &
  Pick<PostsQuery, 'pillar' | 'search'>;

/** Below the key of the posts, whose writes change these figures. */
const ROOT = [...queryKeys.posts, 'analytics'];

/** Another range is shown as soon as it is there, the one before stays until then. */
const whileItLoads = {
  staleTime: freshFor.analytics,
  refetchOnMount: 'always',
  placeholderData: keepPreviousData,
} as const;

export const analyticsQuery = (range: AnalyticsRange) =>
  queryOptions({
    queryKey: [...ROOT, range],
    queryFn: async () => bodyOf(await api.GET('/api/analytics', { params: { query: { range } } })).data,
    ...whileItLoads,
  });

export const analyticsPostsQuery = (range: AnalyticsRange, filter: PostsFilter, page: number) =>
  queryOptions({
    queryKey: [...ROOT, range, 'posts', filter, page],
    queryFn: async () =>
      bodyOf(await api.GET('/api/analytics/posts', { params: { query: { range, page, ...filter } } })),
    ...whileItLoads,
  });

/** Fetches all posts of the range, in this order and with this filter, and starts a download by the browser. */
export const exportPosts = mutationOptions({
  mutationFn: async ({
    range,
    filter,
    format,
  }: {
    range: AnalyticsRange;
    filter: PostsFilter;
    format: 'csv' | 'xlsx';
  }) => {
    const query = { range, format, ...filter };
    const answer = await api.GET('/api/analytics/posts/export', { params: { query }, parseAs: 'blob' });
    download(bodyOf(answer), fileNameOf(answer.response, `drumbeat-posts.${format}`));
  },
  onError: (error) => notify.error('The posts could not be exported', { description: error.message }),
});
