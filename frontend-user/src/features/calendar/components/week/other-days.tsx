import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { addDays, isCalendarDay } from '@drumbeat/domain';
import { PostStatus, weekdayShort } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { linkTo } from '../../../../lib/paths';
import type { CalendarPost } from '../../../../entities/types';
import { postTime } from '../items/post-time';

/** Of one day; the others are on the calendar. */
const SHOWN_POSTS = 3;

/** The days of a week beside its three beats. @param monday its first day */
export const otherDaysOf = (monday: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)).filter((date) => !isCalendarDay(date));

interface OtherDaysProps {
  /** The week's Monday. */
  week: string;
  postsOf: (date: string) => CalendarPost[];
}

/** Posts of the week on days that are no beats; nothing without any. */
export function OtherDays({ week, postsOf }: OtherDaysProps) {
  const days = otherDaysOf(week).filter((date) => postsOf(date).length > 0);
  if (days.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="On other days"
      sx={{ m: 0, p: 0, listStyle: 'none', mt: { xs: -2, sm: -4 }, mb: { xs: 5, sm: 8 } }}
    >
      {days.map((date) => (
        <Day key={date} date={date} posts={postsOf(date)} />
      ))}
    </Box>
  );
}

function Day({ date, posts }: { date: string; posts: CalendarPost[] }) {
  const { time_zone: zone } = useCurrentUser();
  const left = posts.length - SHOWN_POSTS;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '4rem minmax(0, 1fr)',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="p" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {weekdayShort(date)}
        </Box>{' '}
        {Number(date.slice(8))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {posts.slice(0, SHOWN_POSTS).map((post) => (
          <Box
            key={post.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minWidth: 0 }}
          >
            <PostStatus state={post.display_state} note={postTime(post, zone)} />
            <Link
              component={RouterLink}
              to={linkTo.post(post.id)}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {post.title}
            </Link>
          </Box>
        ))}
        {left > 0 ? (
          <Link component={RouterLink} to={linkTo.calendar({ layout: 'list', selectedDate: date })}>
            {left} more this day
          </Link>
        ) : null}
      </Box>
    </Box>
  );
}
