import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PostStatus, postLook, Status, type StatusTone } from '@drumbeat/ui';
import { CircleDashed } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../app/paths';
import type { CalendarPost } from '../../../lib/api-types';
import { timeWithZone } from '../../../lib/time-format';

const Tile = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: StatusTone | 'open' }>(
  ({ theme, tone }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: '0.375rem',
    minHeight: '7.25rem',
    padding: '0.75rem 0.75rem 0.75rem 1rem',
    borderRadius: '0.75rem',
    border: tone === 'open' || tone === 'quiet' ? `1px dashed ${theme.vars.palette.line.strong}` : 0,
    background: tone === 'open' || tone === 'quiet' ? 'none' : theme.vars.palette.soft[tone],
  }),
);

interface GoesOutProps {
  posts: CalendarPost[];
  /** The day is over. */
  past: boolean;
}

/** What goes out on the day: each post with its state, or that nothing does. */
export function GoesOut({ posts, past }: GoesOutProps) {
  if (posts.length === 0) {
    return (
      <Tile tone="open">
        <Status tone="quiet" icon={CircleDashed}>
          {past ? 'Nothing went out' : 'Open'}
        </Status>
        {past ? null : (
          <Typography variant="caption" component="p" sx={{ mt: 'auto', color: 'text.secondary' }}>
            Nothing goes out yet. Select a prompt below.
          </Typography>
        )}
      </Tile>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {posts.map((post) => (
        <PostTile key={post.id} post={post} />
      ))}
    </Box>
  );
}

function PostTile({ post }: { post: CalendarPost }) {
  const state = post.display_state;
  const at = post.posted_at ?? post.due_at;
  const posted = postLook(state).beat === 'posted';
  return (
    <Tile tone={posted ? 'good' : postLook(state).tone}>
      <PostStatus state={state} note={at ? timeWithZone(at, post.time_zone) : undefined} />
      <Typography
        variant="h4"
        component="h3"
        sx={{ fontWeight: 550, textWrap: 'pretty', overflowWrap: 'anywhere' }}
      >
        {post.title}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 'auto', display: 'flex', gap: 4 }}>
        {posted && post.linkedin_url ? (
          <Link href={post.linkedin_url} target="_blank" rel="noreferrer">
            View on LinkedIn
          </Link>
        ) : null}
        <Link component={RouterLink} to={linkTo.post(post.id)}>
          {posted ? 'Open' : 'Edit'}
        </Link>
      </Typography>
    </Tile>
  );
}
