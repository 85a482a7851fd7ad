import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ANALYTICS_RANGES, type AnalyticsRange, DEFAULT_ANALYTICS_RANGE } from '@drumbeat/domain';
import { dateWithYear, EmptyState, SegmentedChoice, SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { InlineAlert } from '../../components/inline-alert';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { profileQuery } from '../../entities/profile/profile';
import { type Analytics, analyticsQuery } from '../../features/analytics/api/analytics';
import { Breakdowns } from '../../features/analytics/components/breakdowns';
import { FiguresSection } from '../../features/analytics/components/figures-section';
import { InsightList } from '../../features/analytics/components/insight-list';
import { PostsTable } from '../../features/analytics/components/posts-table';
import { TopPosts } from '../../features/analytics/components/top-posts';
import { TotalsStrip } from '../../features/analytics/components/totals-strip';
import FiguresSource from '../../features/linkedin/components/figures-source';
import { linkTo } from '../../lib/paths';

const RANGE_NAMES: Readonly<Record<AnalyticsRange, string>> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '180d': '180 days',
  all: 'All time',
};

const isRange = (text: string | null): text is AnalyticsRange =>
  ANALYTICS_RANGES.some((range) => range === text);

/** Whether the posts work: figures of a range of days, what they tell, and every post of them. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('range');
  const range = isRange(asked) ? asked : DEFAULT_ANALYTICS_RANGE;
  const analytics = useQuery(analyticsQuery(range));
  const pillars = useQuery(profileQuery).data?.content_pillars ?? [];
  const { data } = analytics;
  return (
    <Page title="Analytics">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, '& > header': { flex: '1 1 18rem' } }}>
        <PageHead title="Analytics" {...(data ? { subtitle: spanWords(data) } : {})} />
        <SegmentedChoice
          label="Range"
          options={ANALYTICS_RANGES.map((value) => ({ value, content: RANGE_NAMES[value] }))}
          value={range}
          onChange={(chosen) =>
            setSearch(chosen === DEFAULT_ANALYTICS_RANGE ? {} : { range: chosen }, { replace: true })
          }
          // All five fit on a phone.
          sx={{
            ...{ alignSelf: 'center', maxWidth: '100%', overflowX: 'auto', mb: 5 },
            '& > button': { px: { xs: '0.5rem', sm: '0.75rem' } },
          }}
        />
      </Box>
      {renderBody()}
    </Page>
  );

  function renderBody() {
    if (!data) {
      return analytics.error ? (
        <FailureNotice
          title="Your analytics could not be loaded"
          error={analytics.error}
          onRetry={() => void analytics.refetch()}
        />
      ) : (
        <Box role="status" aria-busy aria-label="Loading your analytics">
          <SkeletonLines lines={[{ width: '100%' }, { width: '100%' }, { width: '60%' }]} />
        </Box>
      );
    }
    const { figures } = data;
    if (figures?.posts === 0) return <NoPosts range={range} />;
    return (
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 8, lg: 10 },
          opacity: analytics.isPlaceholderData ? 0.6 : 1,
        }}
      >
        {figures ? (
          <>
            <TotalsStrip figures={figures} />
            {figures.totals ? <FiguresSection figures={figures} /> : <NoFigures waiting={figures.waiting} />}
          </>
        ) : (
          <InlineAlert tone="warn">
            Reading the figures took too long. What else there is, is below. Try again in a minute.
          </InlineAlert>
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
            gap: { xs: 8, lg: 10 },
          }}
        >
          {figures && figures.top_posts.length > 0 ? (
            <TopPosts posts={figures.top_posts} pillars={pillars} />
          ) : null}
          <InsightList insights={data.insights} until={data.posts_until_insights} />
        </Box>
        {figures?.totals ? <Breakdowns breakdowns={figures.breakdowns} pillars={pillars} /> : null}
        <PostsTable key={range} range={range} pillars={pillars} />
        <FiguresSource enterAt={linkTo.posts('posted')} />
      </Box>
    );
  }
}

function spanWords({ range, since, until }: Analytics): string {
  if (range === 'all') return 'All of your posts';
  const span = `${dateWithYear(since)} – ${dateWithYear(until)}`;
  return `${span}, compared with the ${RANGE_NAMES[range]} before`;
}

function NoPosts({ range: asked }: { range: AnalyticsRange }) {
  // Who has never posted is taught, whatever the range.
  const ever = useQuery(analyticsQuery('all'));
  if (ever.isPending)
    return (
      <Box role="status" aria-busy aria-label="Loading your analytics">
        <SkeletonLines lines={[{ width: '60%' }]} />
      </Box>
    );
  const range = ever.data?.figures?.posts === 0 ? 'all' : asked;
  return (
    <EmptyState
      sign={ChartColumn}
      title={range === 'all' ? 'No post is out yet' : 'No post went out in these days'}
      component="h2"
      action={
        range === 'all' ? (
          <Button component={RouterLink} to={linkTo.posts('drafts')} variant="outlined" size="small">
            Open your drafts
          </Button>
        ) : (
          <Button component={RouterLink} to="?range=all" variant="outlined" size="small">
            Show all time
          </Button>
        )
      }
    >
      {range === 'all'
        ? 'Two days after a post went out, LinkedIn knows how it did. Its numbers, and what they tell, appear here.'
        : 'A longer range may have some.'}
    </EmptyState>
  );
}

function NoFigures({ waiting }: { waiting: number }) {
  return (
    <EmptyState
      sign={ChartColumn}
      title="No numbers yet"
      component="h2"
      action={
        <Button component={RouterLink} to={linkTo.posts('posted')} variant="outlined" size="small">
          Open your posts
        </Button>
      }
    >
      {waiting > 0
        ? 'LinkedIn knows how a post did two days after it went out. Then add its impressions, likes, comments and shares beside the post.'
        : 'Add the impressions, likes, comments and shares beside a post, and they are compared here.'}
    </EmptyState>
  );
}
