import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@drumbeat/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 15,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  height: 'var(--db-bar)',
  padding: '0 1.5rem 0 1.25rem',
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: '0 0.75rem 0 0.25rem', gap: '0.25rem' },
}));

interface EditorBarProps {
  /** The page's heading, for those who do not see the title field as one. */
  heading: string;
  back: { to: string; label: string };
  title: ReactNode;
  /** State of the post and of its saving, under the title. */
  status: ReactNode;
  actions?: ReactNode;
  /** The account menu with "Sign out", which the editor's bar needs because it replaces the header. */
  account: ReactNode;
}

/** The editor's own bar: where back leads, title with its states, what to do with the post, and the account. */
export function EditorBar({ heading, back, title, status, actions, account }: EditorBarProps) {
  return (
    <Bar>
      <h1 style={visuallyHidden}>{heading}</h1>
      <IconButton component={RouterLink} to={back.to} aria-label={back.label} title={back.label}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Box sx={{ display: 'grid', minWidth: 0, flex: 1 }}>
        {title}
        {/* The last state is cut off when there is no room for all of them. */}
        <Box
          sx={{
            containerType: 'inline-size',
            display: 'flex',
            gap: { xs: 2, sm: 3 },
            minWidth: 0,
            '& > :not(:last-child)': { flex: 'none' },
          }}
        >
          {status}
        </Box>
      </Box>
      {actions}
      {account}
    </Bar>
  );
}
