import Box from '@mui/material/Box';
import { LATEST_ACTIVITIES, RECENT_POSTS, REFRESH_ALL } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '../../../entities/profile/profile';
import {
  activityQuery,
  comingUpQuery,
  learningQuery,
  needsYouQuery,
  statsQuery,
  trendsQuery,
  upcomingPromptsQuery,
} from '../api/dashboard';
import { DASHBOARD_TEXTS } from '../dashboard.texts';
import { ActivityList } from './activity-list';
import { DueToday } from './due-today';
import { LastPosts } from './last-posts';
import { LearningSummary } from './learning-summary';
import { NeedsYou } from './needs-you';
import { NextPrompts } from './next-prompts';
import { Part } from './part';
import { StatStrip } from './stat-strip';

/** Posts that the figures are drawn from; the table lists the first of them. */
const DRAWN = 11;
/** Posts that need their user, as many as are listed. */
const WAITING = 5;

interface DashboardFiguresProps {
  /** How well the writers know the user. */
  style: ReactNode;
  /** Ids of the prompts that the upper half names. */
  shownPrompts: readonly number[];
}

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 8, lg: 10 },
  alignContent: 'start',
};

/** The lower half of the dashboard; each part loads and fails on its own. */
export default function DashboardFigures({ style, shownPrompts }: DashboardFiguresProps) {
  const stats = useQuery(statsQuery);
  const trends = useQuery(trendsQuery({ timeRange: 'all', limit: DRAWN }));
  const activity = useQuery(activityQuery(REFRESH_ALL.activities));
  const learning = useQuery(learningQuery);
  const profile = useQuery(profileQuery);
  const waiting = useQuery(needsYouQuery({ limit: WAITING }));
  const coming = useQuery(comingUpQuery({ limit: WAITING }));
  const prompts = useQuery(upcomingPromptsQuery);
  const pillars = profile.data?.content_pillars ?? [];
  return (
    <Box sx={{ display: 'grid', gap: { xs: 8, lg: 10 }, mt: { xs: 8, sm: 10 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr)) 20rem' },
          gap: { xs: 8, lg: 10 },
        }}
      >
        <Part of={coming} failed="What is due today could not be loaded">
          {({ data }) => <DueToday posts={data} waiting={waiting.data?.data ?? []} />}
        </Part>
        {/* On a phone what needs its user comes before what could be written. */}
        <Box sx={{ order: { xs: 1, lg: 0 } }}>
          <Part of={prompts} failed="Your next prompts could not be loaded">
            {(next) => <NextPrompts prompts={next} pillars={pillars} shown={shownPrompts} />}
          </Part>
        </Box>
        <Part of={waiting} failed="The posts that need you could not be loaded">
          {({ data, group_count: count }) => <NeedsYou posts={data} count={count ?? data.length} />}
        </Part>
      </Box>
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
        {/* Columns of their own: a short part leaves no hole beside a tall one. */}
        <Box sx={column}>
          <Part of={trends} failed={DASHBOARD_TEXTS.trendsFailed}>
            {(posts) => <LastPosts posts={posts} shown={RECENT_POSTS} pillars={pillars} />}
          </Part>
          <Part of={activity} failed={DASHBOARD_TEXTS.activitiesFailed}>
            {(activities) => <ActivityList activities={activities.slice(0, LATEST_ACTIVITIES)} />}
          </Part>
        </Box>
        <Box sx={column}>
          {style}
          <Part of={learning} failed={DASHBOARD_TEXTS.learningFailed}>
            {(progress) => <LearningSummary progress={progress} />}
          </Part>
        </Box>
      </Box>
    </Box>
  );
}
