import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PostStatus } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../app/paths';
import type { Post } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { dayAndTime, dayOf, shortDate } from '../../../lib/time-format';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr) auto',
  gap: '1rem',
  alignItems: 'start',
  padding: '0.6875rem 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.25rem' },
}));

interface PostRowProps {
  post: Post;
  /** What there is to do: one button and a menu. */
  actions: ReactNode;
}

/** State and time, title with one sentence of what to know, one button and a menu. */
export function PostRow({ post, actions }: PostRowProps) {
  const { time_zone: zone } = useCurrentUser();
  const sentence = sentenceOf(post);
  return (
    <Row>
      <Box
        sx={{
          display: { xs: 'flex', sm: 'grid' },
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyItems: 'start',
          columnGap: 2,
        }}
      >
        <PostStatus state={post.display_state} />
        <Typography
          variant="caption"
          sx={{ pl: { sm: '1.3125rem' }, color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}
        >
          {timeOf(post, zone)}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={linkTo.post(post.id)}
          sx={{ color: 'text.primary', fontWeight: 550, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}
        >
          {post.title}
        </Link>
        {sentence ? (
          <Typography sx={{ mt: '2px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {sentence}
          </Typography>
        ) : null}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: { xs: 'space-between', sm: 'end' },
          gap: 1,
          my: { sm: '-5px' },
        }}
      >
        {actions}
      </Box>
    </Row>
  );
}

function timeOf(post: Post, zone: string): string {
  if (post.posted_at) return dayAndTime(post.posted_at, zone);
  const { publication } = post;
  if (publication && post.display_state !== 'draft-upcoming') {
    return dayAndTime(publication.due_at, publication.time_zone);
  }
  if (post.display_state === 'draft-date-passed' && post.scheduled_date) {
    return `Planned ${shortDate(post.scheduled_date)}`;
  }
  return post.scheduled_date
    ? `For ${shortDate(post.scheduled_date)}`
    : `Edited ${dayOf(post.updated_at, zone)}`;
}

/** What to know about it: the delivery's words where there are any, else how the text begins. */
function sentenceOf(post: Post): string | null {
  const state = post.display_state;
  if (state === 'draft-date-passed') return 'Still a draft. Did you post it yourself?';
  if (state === 'failed' || state === 'missed' || state === 'not-confirmed')
    return post.publication?.message ?? null;
  if (state !== 'draft-upcoming' || post.content.startsWith(post.title)) return null;
  return post.content.split('\n')[0] ?? null;
}
