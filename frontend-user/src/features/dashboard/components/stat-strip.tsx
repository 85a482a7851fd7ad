import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { counted, FIGURE_LABELS, inFigures, weeklyBeats } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { MessageSquare, Repeat2, ThumbsUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Difference, Figure, FigureStrip } from '../../../components/figure-strip';
import { rated, shown } from '../../../lib/text/number-format';
import { lazyPart } from '../../../components/lazy-part';
import type { DashboardStats, TrendItem } from '../api/dashboard';

const Meter = styled('span')(({ theme }) => ({
  display: 'block',
  height: '0.375rem',
  margin: '0.1875rem 0',
  borderRadius: '0.1875rem',
  background: theme.vars.palette.beat.rest,
  overflow: 'hidden',
  '& > i': {
    display: 'block',
    height: '100%',
    background: theme.vars.palette.beat.main,
    forcedColorAdjust: 'none',
  },
}));

const Weeks = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '0.4375rem',
  height: '0.75rem',
  // Where weeks of many posts find no room, the oldest are cut.
  justifyContent: 'flex-end',
  width: 'max-content',
  maxWidth: '100%',
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { gap: '0.1875rem' },
  '& > span': { display: 'flex', alignItems: 'flex-end', gap: 2 },
  '& i': {
    width: 3,
    height: '0.25rem',
    borderRadius: 1.5,
    background: theme.vars.palette.beat.rest,
    forcedColorAdjust: 'none',
  },
  // A planned break is no week that was missed.
  '& i[data-break]': { background: 'none', boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.control}` },
  '& i[data-posted]': { height: '0.75rem', background: theme.vars.palette.beat.main },
}));

const breaksDialog = lazyPart(() => import('./breaks-dialog'));

const isBreak = ({ posts, is_planned_break }: DashboardStats['streak_weeks'][number]) =>
  is_planned_break && posts === 0;

const Spark = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 3,
  height: '0.75rem',
  maxWidth: '7rem',
  '& > i': {
    flex: 1,
    minHeight: 1,
    borderRadius: '1px 1px 0 0',
    background: theme.vars.palette.line.control,
    forcedColorAdjust: 'none',
  },
  '& > i:last-child': { background: theme.vars.palette.beat.main },
}));

interface StatStripProps {
  stats: DashboardStats;
  /** Posts with figures, newest first; none while they are not known. */
  posts: readonly TrendItem[];
}

/** The five figures of the dashboard. What nobody entered is a dash, never zero. */
export function StatStrip({ stats, posts }: StatStripProps) {
  const [isPlanning, setPlanning] = useState(false);
  const { streak_weeks: weeks } = stats;
  const before = [...posts].reverse().filter(({ impressions }) => impressions !== null);
  const most = Math.max(1, ...before.map(({ impressions }) => impressions ?? 0));
  const hasFigures = [...reactions.map(({ name }) => stats[name]), stats.total_impressions].some(
    (total) => total !== null,
  );
  return (
    <FigureStrip columns={6}>
      <Figure
        name="Since Sunday"
        figure={inFigures(stats.posts_this_week)}
        unit={`of ${stats.weekly_posting_goal}`}
        note={
          <>
            {stats.weekly_progress === null
              ? 'No weekly goal'
              : `${stats.weekly_progress}% of your weekly goal`}
            {stats.weekly.drafts === 0 ? null : (
              <Box component="span" sx={{ display: 'block' }}>
                {counted(stats.weekly.drafts, 'draft')} begun
              </Box>
            )}
          </>
        }
      >
        <Meter aria-hidden>
          <i style={{ width: `${Math.min(100, stats.weekly_progress ?? 0)}%` }} />
        </Meter>
      </Figure>
      <Figure
        name="Posting streak"
        figure={inFigures(stats.posting_streak)}
        unit={stats.posting_streak === 1 ? 'week' : 'weeks'}
        note={
          <>
            {stats.weekly_posting_goal === 1 ? 'A week counts with one post' : 'A week counts with two posts'}
            <Button
              variant="text"
              size="small"
              sx={{ display: 'flex', ml: -2, px: 2 }}
              onClick={() => setPlanning(true)}
            >
              Plan a break
            </Button>
            {isPlanning ? (
              <Suspense>
                <breaksDialog.Part onClose={() => setPlanning(false)} />
              </Suspense>
            ) : null}
          </>
        }
      >
        <Weeks
          role="img"
          aria-label={`Posts in the last ${weeks.length} weeks: ${weeks.map((week) => (isBreak(week) ? 'planned break' : week.posts)).join(', ')}`}
        >
          {weeks.map((week) => (
            <span key={week.sunday}>
              {weeklyBeats(week.posts, stats.weekly_posting_goal).map((isPosted, at) => (
                <i
                  key={at}
                  {...(isPosted ? { 'data-posted': '' } : isBreak(week) ? { 'data-break': '' } : {})}
                />
              ))}
            </span>
          ))}
        </Weeks>
      </Figure>
      <Figure
        name="Completion rate"
        figure={stats.completionRate === null ? '–' : `${stats.completionRate}%`}
        note={
          stats.completionRate === null
            ? 'No post begun yet'
            : `${inFigures(stats.published_posts)} of ${counted(stats.total_posts, 'post')} out`
        }
      />
      <Figure
        name="Impressions"
        {...(stats.total_impressions === null
          ? { figure: '–' }
          : { figure: inFigures(stats.total_impressions), unit: 'in all' })}
        note={
          hasFigures ? (
            <Change now={stats.impressions_last_30_days} before={stats.impressions_30_days_before} />
          ) : (
            'Add the numbers of a post to begin'
          )
        }
      >
        {before.length > 0 ? (
          <Spark role="img" aria-label={`Impressions of the last ${before.length} posts that have them`}>
            {before.map(({ post_id, impressions }) => (
              <i key={post_id} style={{ height: `${((impressions ?? 0) / most) * 100}%` }} />
            ))}
          </Spark>
        ) : null}
      </Figure>
      <Figure
        name="Engagement rate"
        {...(stats.avg_engagement_rate === null
          ? { figure: '–' }
          : { figure: rated(stats.avg_engagement_rate), unit: 'average post' })}
        note={hasFigures ? <Reactions stats={stats} /> : 'Likes, comments and shares per impression'}
      />
      <Figure
        name="Prompts ready"
        figure={inFigures(stats.available_prompts)}
        note={
          stats.weekly.availablePrompts === 0
            ? 'None until Saturday'
            : `${inFigures(stats.weekly.availablePrompts)} until Saturday`
        }
      />
    </FigureStrip>
  );
}

/** Posts of the last 30 days against those of the 30 before; a comparison with nothing says nothing. */
function Change({ now, before }: { now: number | null; before: number | null }) {
  if (now === null) return <>None of the last 30 days has numbers</>;
  if (!before) return <>{inFigures(now)} in the last 30 days</>;
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return <>In the last 30 days as many as before</>;
  return (
    <>
      <Difference by={change}>{Math.abs(change)}%</Difference> in the last 30 days
    </>
  );
}

const reactions = [
  { name: 'total_likes', label: FIGURE_LABELS.likes, icon: ThumbsUp },
  { name: 'total_comments', label: FIGURE_LABELS.comments, icon: MessageSquare },
  { name: 'total_shares', label: FIGURE_LABELS.shares, icon: Repeat2 },
] as const;

function Reactions({ stats }: { stats: DashboardStats }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {reactions.map(({ name, label, icon: Icon }) => (
        <Box
          key={name}
          component="span"
          title={label}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}
        >
          <Icon size={12} strokeWidth={2} aria-hidden />
          <span style={visuallyHidden}>{label} </span>
          {shown(stats[name], inFigures)}
        </Box>
      ))}
    </Box>
  );
}
