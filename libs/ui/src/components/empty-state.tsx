import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptySign = LucideIcon | ('open' | 'posted' | 'rest')[];

const SignBar = styled('i', { shouldForwardProp: (prop) => prop !== 'kind' })<{
  kind: 'open' | 'posted' | 'rest';
}>(({ theme, kind }) => ({
  width: '0.4375rem',
  height: '100%',
  borderRadius: '0.21875rem',
  background: {
    open: 'none',
    posted: theme.vars.palette.beat.main,
    rest: theme.vars.palette.beat.rest,
  }[kind],
  border: kind === 'open' ? `1.5px dashed ${theme.vars.palette.line.control}` : 0,
}));

interface EmptyStateProps {
  /** Missing beats, or an icon. */
  sign: EmptySign;
  title: string;
  children?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  /** A heading element when the page has no other here. */
  component?: 'p' | 'h1' | 'h2' | 'h3';
}

/** States what is missing, why, and offers one action. Never visited, nothing yet and nothing found have different texts. */
export function EmptyState({ sign: Sign, title, children, action, component = 'p' }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        p: 6,
        border: 1,
        borderColor: 'divider',
        borderRadius: '0.75rem',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '0.4375rem',
          height: '2rem',
          mb: 3,
          color: 'text.disabled',
        }}
      >
        {Array.isArray(Sign) ? (
          Sign.map((kind, position) => <SignBar key={position} kind={kind} />)
        ) : (
          <Sign size={22} strokeWidth={1.75} />
        )}
      </Box>
      <Typography variant="h3" component={component}>
        {title}
      </Typography>
      {children ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty', maxWidth: '36rem' }}>
          {children}
        </Typography>
      ) : null}
      {action ? <Box sx={{ mt: 3 }}>{action}</Box> : null}
    </Box>
  );
}
