import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { DisplayState } from '@drumbeat/domain';
import { PostStatus } from '@drumbeat/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../lib/paths';

const Row = styled('li', { shouldForwardProp: (name) => name !== 'isUpdated' })<{ isUpdated: boolean }>(
  ({ theme, isUpdated }) => ({
    display: 'grid',
    gridTemplateColumns: '12.5rem minmax(0, 1fr) auto',
    columnGap: '1rem',
    alignItems: 'start',
    padding: '0.6875rem 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('sm')]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '0.25rem',
    },
    // The tint reaches beyond the text on both sides, and the text stays in line with the other rows.
    ...(isUpdated
      ? {
          background: theme.vars.palette.soft.accent,
          boxShadow: `-0.75rem 0 0 ${theme.vars.palette.soft.accent}, 0.75rem 0 0 ${theme.vars.palette.soft.accent}`,
        }
      : {}),
  }),
);

interface PostRowFrameProps {
  post: { id: string; title: string };
  state: DisplayState;
  time: string;
  /** Explanation of its state. */
  sentence: ReactNode;
  /** Shown with the sentence. */
  children?: ReactNode;
  /** The row's actions. */
  actions: ReactNode;
  /** The end of the row: secondary actions and details on demand. */
  below?: ReactNode;
  /** True when it was just changed: highlighted, labelled, and scrolled into view. */
  isUpdated?: boolean;
}

/** State and time, title with one sentence, and what to do: the rows of the posts page. */
export function PostRowFrame({
  post,
  state,
  time,
  sentence,
  children,
  actions,
  below,
  isUpdated = false,
}: PostRowFrameProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isUpdated) row.current?.scrollIntoView({ block: 'center' });
  }, [isUpdated]);
  useLayoutEffect(() => {
    const own = row.current;
    return () => passFocusOn(own);
  }, []);
  return (
    <Row ref={row} isUpdated={isUpdated}>
      <Box
        sx={{
          display: { xs: 'flex', sm: 'grid' },
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyItems: 'start',
          columnGap: 2,
        }}
      >
        <PostStatus state={state} />
        <Typography
          variant="caption"
          sx={{
            pl: { sm: '1.3125rem' },
            color: isUpdated ? 'text.secondary' : 'text.disabled',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {time}
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
        {isUpdated ? (
          <Typography component="span" variant="caption" role="status" sx={{ ml: 2, color: 'accent.text' }}>
            Updated
          </Typography>
        ) : null}
        {sentence ? (
          <Typography sx={{ mt: '2px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {sentence}
          </Typography>
        ) : null}
        {children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: { xs: 'space-between', sm: 'end' },
          gap: 1,
          my: { sm: '-5px' },
          // A menu alone needs no separate line on a phone; a text button does, or it covers the time.
          '&:has(> [aria-haspopup]:only-child)': {
            position: { xs: 'absolute', sm: 'static' },
            top: '0.25rem',
            right: 0,
          },
        }}
      >
        {actions}
      </Box>
      {below ? <Box sx={{ gridColumn: { sm: 2 }, minWidth: 0 }}>{below}</Box> : null}
    </Row>
  );
}

/** When a focused row is removed, the focus moves to a neighbouring row, not to the top of the page. */
function passFocusOn(row: HTMLLIElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  neighbour?.querySelector('a')?.focus({ preventScroll: true });
}
