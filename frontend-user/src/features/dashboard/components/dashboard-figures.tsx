import Box from '@mui/material/Box';
import { DASHBOARD_TEXTS, LATEST_ACTIVITIES, REFRESH_ALL } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { profileQuery } from '../../../entities/profile/profile';
import { activityQuery, learningQuery, needsYouQuery, statsQuery, trendsQuery } from '../api/dashboard';
import { ActivityList } from './activity-list';
import { LastPosts } from './last-posts';
import { LearningSummary } from './learning-summary';
import { NeedsYou } from './needs-you';
import { StatStrip } from './stat-strip';

/** Posts that the figures are drawn from, and of them those in the table. */
const DRAWN = 11;
const LISTED = 7;
/** Posts that need their user, as many as are listed. */
const WAITING = 5;

/** The lower half of the dashboard; each part loads and fails on its own. */
export default function DashboardFigures() {
  const stats = useQuery(statsQuery);
  const trends = useQuery(trendsQuery({ timeRange: 'all', limit: DRAWN }));
  const activity = useQuery(activityQuery(REFRESH_ALL.activities));
  const learning = useQuery(learningQuery);
  const profile = useQuery(profileQuery);
  const waiting = useQuery(needsYouQuery({ limit: WAITING }));
  return (
    <Box sx={{ display: 'grid', gap: { xs: 8, lg: 10 }, mt: { xs: 8, sm: 10 } }}>
      <Part of={stats} failed={DASHBOARD_TEXTS.statsFailed}>
        {(data) => <StatStrip stats={data} posts={trends.data ?? []} />}
      </Part>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
          gap: { xs: 8, lg: 10 },
        }}
      >
        <Part of={trends} failed={DASHBOARD_TEXTS.trendsFailed}>
          {(posts) => (
            <LastPosts posts={posts} shown={LISTED} pillars={profile.data?.content_pillars ?? []} />
          )}
        </Part>
        <Box sx={{ order: { xs: -1, lg: 0 } }}>
          <Part of={waiting} failed="The posts that need you could not be loaded">
            {({ data, group_count: count }) => <NeedsYou posts={data} count={count ?? data.length} />}
          </Part>
        </Box>
        <Part of={activity} failed={DASHBOARD_TEXTS.activitiesFailed}>
          {(activities) => <ActivityList activities={activities.slice(0, LATEST_ACTIVITIES)} />}
        </Part>
        <Part of={learning} failed={DASHBOARD_TEXTS.learningFailed}>
          {(progress) => <LearningSummary progress={progress} />}
        </Part>
      </Box>
    </Box>
  );
}

interface PartProps<Data> {
  of: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  failed: string;
  children: (data: Data) => ReactNode;
}

function Part<Data>({ of: { data, error, refetch }, failed, children }: PartProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <FailureNotice title={failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box role="status" aria-busy aria-label="Loading your figures">
      <SkeletonLines lines={[{ width: '12rem' }, { width: '100%' }, { width: '80%' }]} />
    </Box>
  );
}
