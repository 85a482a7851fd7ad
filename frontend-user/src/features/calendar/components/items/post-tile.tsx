import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PostStatus, postLook, type StatusTone } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { aboveOpener, opener } from '../../../../components/opener';
import { linkTo } from '../../../../lib/paths';
import type { CalendarPost } from '../../../../entities/types';
import { postTime } from './post-time';

export const Tile = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: StatusTone | 'open';
}>(({ theme, tone }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  height: '100%',
  minHeight: '7.25rem',
  padding: '0.75rem 0.75rem 0.75rem 1rem',
  borderRadius: '0.75rem',
  border: tone === 'open' || tone === 'quiet' ? `1px dashed ${theme.vars.palette.line.strong}` : 0,
  background: tone === 'open' || tone === 'quiet' ? 'none' : theme.vars.palette.soft[tone],
}));

/** A post of the day: its state with the time, its title, and the way to it. */
export function PostTile({ post, menu }: { post: CalendarPost; menu: ReactNode }) {
  const { time_zone: zone } = useCurrentUser();
  const state = post.display_state;
  const posted = postLook(state).beat === 'posted';
  return (
    <Tile tone={posted ? 'good' : postLook(state).tone}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', my: '-2px' }}>
        <PostStatus state={state} note={postTime(post, zone)} />
        <Box sx={aboveOpener}>{menu}</Box>
      </Box>
      <Typography
        variant="h4"
        component="h3"
        sx={{ fontWeight: 550, textWrap: 'pretty', overflowWrap: 'anywhere' }}
      >
        <Link component={RouterLink} to={linkTo.post(post.id)} draggable={false} sx={opener}>
          {post.title}
        </Link>
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 'auto', display: 'flex', gap: 4 }}>
        {posted && post.linkedin_url ? (
          <Link href={post.linkedin_url} target="_blank" rel="noreferrer" draggable={false} sx={aboveOpener}>
            View on LinkedIn
          </Link>
        ) : null}
        {/* Follows its title's link when the card is clicked. */}
        <Box component="span" aria-hidden sx={{ color: 'accent.text', fontWeight: 500 }}>
          {posted ? 'Open' : 'Edit'}
        </Box>
      </Typography>
    </Tile>
  );
}
