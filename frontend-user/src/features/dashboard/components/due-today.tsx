import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { postName, todayInZone } from '@drumbeat/domain';
import { PostStatus, shortDate } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../entities/session/current-user';
import { useToday } from '../../../entities/session/use-today';
import { asInstant, handPlanOf } from '../../../entities/posts/hand-plan';
import type { Post } from '../../../entities/types';
import { linkTo } from '../../../lib/paths';
import { timeOfDay } from '../../../lib/text/time-format';

/** The day of a post in its user's zone: of its time, or as a draft was planned. */
const dayOf = ({ publication, display_state: state, scheduled_date: planned }: Post, zone: string) =>
  publication && state !== 'draft-upcoming' ? todayInZone(new Date(publication.due_at), zone) : planned;

interface DueTodayProps {
  /** That come up, the next first. */
  posts: readonly Post[];
  /** That need their user: of them those whose time to be posted by hand has come today. */
  waiting: readonly Post[];
}

/** What is due today, with whether it will go out; else when the next post is. */
export function DueToday({ posts, waiting }: DueTodayProps) {
  const { time_zone: zone } = useCurrentUser();
  const today = useToday();
  const due = [...waiting.filter(({ display_state: state }) => state === 'by-hand-due'), ...posts].filter(
    (post) => dayOf(post, zone) === today,
  );
  const [first] = posts;
  const nextDay = first ? dayOf(first, zone) : null;
  // A draft that was planned for the same day has no time: what goes out is what comes next.
  const next =
    posts.find((post) => dayOf(post, zone) === nextDay && post.display_state !== 'draft-upcoming') ?? first;
  return (
    <section aria-labelledby="due-today-title">
      <Typography variant="h3" component="h2" id="due-today-title" sx={{ mb: 2 }}>
        Due today
      </Typography>
      {due.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          Nothing.{' '}
          {next && nextDay ? (
            <>
              Next, on {shortDate(nextDay)}:{' '}
              <Link component={RouterLink} to={linkTo.post(next.id)}>
                {postName(next)}
              </Link>
            </>
          ) : (
            'No post is planned for the days ahead.'
          )}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {due.map((post) => (
            <Box
              component="li"
              key={post.id}
              sx={{ display: 'grid', gap: '0.125rem', py: 2, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
                <PostStatus state={post.display_state} small />
                <Typography variant="caption" sx={{ color: 'text.disabled' }}>
                  {timeOf(post, zone)}
                </Typography>
              </Box>
              <Link
                component={RouterLink}
                to={linkTo.post(post.id)}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {postName(post)}
              </Link>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}

function timeOf(post: Post, zone: string): string {
  const byHand = handPlanOf(post);
  if (byHand !== null) return timeOfDay(...asInstant(byHand));
  return post.publication && post.display_state !== 'draft-upcoming'
    ? timeOfDay(post.publication.due_at, zone)
    : 'No time yet';
}
