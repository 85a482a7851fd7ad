import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ActivityKind, counted, inFigures, inQuotes } from '@drumbeat/domain';
import { AudioLines, CircleCheck, GraduationCap, Inbox, PenLine, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../entities/session/current-user';
import { linkTo } from '../../../lib/paths';
import { dayOf } from '../../../lib/text/time-format';
import type { Activity } from '../api/dashboard';

interface Told {
  icon: LucideIcon;
  verb: (activity: Activity) => ReactNode;
  /** Where its name leads, and what is said without one. */
  to: (activity: Activity) => string;
  otherwise: string;
}

const TOLD: Readonly<Record<ActivityKind, Told>> = {
  posted: { icon: CircleCheck, verb: () => 'Posted', to: ({ id }) => linkTo.post(id), otherwise: 'a post' },
  draft_changed: {
    icon: PenLine,
    verb: () => 'Worked on',
    to: ({ id }) => linkTo.post(id),
    otherwise: 'a draft',
  },
  training_post_added: {
    icon: GraduationCap,
    verb: () => 'Added a training post,',
    to: () => linkTo.writingProfile('training'),
    otherwise: 'without words',
  },
  style_analysed: {
    icon: AudioLines,
    verb: ({ count }) => `${counted(count, 'text')} analysed for`,
    to: () => linkTo.writingProfile(),
    otherwise: 'your writing profile',
  },
  prompts_arrived: {
    icon: Inbox,
    verb: ({ count }) => `${inFigures(count)} new ${count === 1 ? 'prompt' : 'prompts'} in`,
    to: () => linkTo.calendar(),
    otherwise: 'your calendar',
  },
};

/** What happened last, newest first. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const { time_zone: zone } = useCurrentUser();
  return (
    <section aria-labelledby="activity-title">
      <Typography variant="h3" component="h2" id="activity-title" sx={{ mb: 2 }}>
        Activity
      </Typography>
      {activities.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing yet. What you and your writers do appears here.
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {activities.map((activity) => {
            const { icon: Icon, verb, to, otherwise } = TOLD[activity.kind];
            return (
              <Box
                component="li"
                key={`${activity.kind} ${activity.id}`}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
                  alignItems: 'center',
                  gap: 3,
                  minHeight: '2.5rem',
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Box
                  component={Icon}
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden
                  sx={{ color: 'text.disabled' }}
                />
                <Typography sx={{ py: 2, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
                  {verb(activity)}{' '}
                  <Link component={RouterLink} to={to(activity)} color="inherit" sx={{ fontWeight: 550 }}>
                    {activity.name ? inQuotes(activity.name) : otherwise}
                  </Link>
                </Typography>
                <Typography
                  variant="caption"
                  component="time"
                  dateTime={activity.at}
                  sx={{ color: 'text.disabled' }}
                >
                  {dayOf(activity.at, zone)}
                </Typography>
              </Box>
            );
          })}
        </Box>
      )}
    </section>
  );
}
