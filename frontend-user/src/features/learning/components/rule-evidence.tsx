import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../entities/session/current-user';
import { linkTo } from '../../../lib/paths';
import { dayOf } from '../../../lib/text/time-format';
import type { LearnedDraft } from '../api/learned-rules';

/** Drafts that show a rule, each before and after its edit. */
export function RuleEvidence({ id, drafts }: { id: string; drafts: readonly LearnedDraft[] }) {
  const { time_zone: zone } = useCurrentUser();
  return (
    <Box component="ul" id={id} aria-label="Your drafts" sx={{ display: 'grid', mt: 3 }}>
      {drafts.map(({ post_id, title, released_at, before, after }) => (
        <Box
          component="li"
          key={post_id}
          sx={{ display: 'grid', gap: 2, py: 3, borderTop: 1, borderColor: 'divider' }}
        >
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 0.75rem', minWidth: 0 }}
          >
            <Link
              component={RouterLink}
              to={linkTo.post(post_id)}
              sx={{ color: 'text.primary', fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {title}
            </Link>
            <Typography
              variant="caption"
              component="time"
              dateTime={released_at}
              sx={{ color: 'text.disabled' }}
            >
              {dayOf(released_at, zone)}
            </Typography>
          </Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '3.5rem minmax(0, 1fr)' },
              gap: { xs: '0 0.75rem', sm: '0.375rem 0.75rem' },
              m: 0,
            }}
          >
            <Quote label="Draft" isGone={after === null}>
              {before ?? <Nothing>without it</Nothing>}
            </Quote>
            <Quote label="Posted">{after ?? <Nothing>without it</Nothing>}</Quote>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Quote({
  label,
  isGone = false,
  children,
}: {
  label: string;
  isGone?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Typography component="dt" variant="caption" sx={{ pt: { sm: '0.1875rem' }, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="dd"
        dir="auto"
        sx={{
          m: 0,
          mb: { xs: 1, sm: 0 },
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
          ...(isGone ? { color: 'text.secondary', textDecoration: 'line-through' } : {}),
        }}
      >
        {children}
      </Box>
    </>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
