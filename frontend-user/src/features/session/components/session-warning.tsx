import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { SESSION_TEXTS } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { Clock, TriangleAlert, X } from 'lucide-react';
import type { ShownWarning } from '../hooks/use-session-watch';

const looks = {
  info: { tone: 'info', Icon: Clock },
  warning: { tone: 'warn', Icon: TriangleAlert },
  critical: { tone: 'bad', Icon: TriangleAlert },
} as const;

interface SessionWarningProps {
  warning: ShownWarning;
  isRenewing: boolean;
  onStay: () => void;
  onDismiss: () => void;
}

/**
 * Above everything, dialogs too. The minutes count down visually; screen readers announce each warning once, the last
 * one at once (role alert).
 */
export function SessionWarning({ warning, isRenewing, onStay, onDismiss }: SessionWarningProps) {
  const { tone, Icon } = looks[warning.severity];
  return (
    <Portal>
      <Box
        role={warning.severity === 'critical' ? 'alert' : 'status'}
        // A role that changes in place is not announced everywhere; a new element is.
        key={warning.severity}
        sx={visuallyHidden}
      >
        {warning.announced}
      </Box>
      <Box
        component="section"
        aria-label="Session"
        sx={(theme) => ({
          position: 'fixed',
          top: '0.75rem',
          left: '50%',
          zIndex: theme.zIndex.snackbar,
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          width: 'max-content',
          maxWidth: 'min(44rem, calc(100vw - 2rem))',
          p: '0.5rem 0.5rem 0.5rem 1rem',
          borderRadius: '0.75rem',
          color: theme.vars.palette.text.primary,
          background: `linear-gradient(${theme.vars.palette.soft[tone]} 0 0), ${theme.vars.palette.surface.raised}`,
          boxShadow: theme.vars.shadows[2],
          transform: 'translateX(-50%)',
          '& > svg': { flex: 'none' },
        })}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <Box component="p" sx={{ minWidth: 0 }}>
          {warning.text}
        </Box>
        <Button size="small" variant="contained" sx={{ flex: 'none' }} loading={isRenewing} onClick={onStay}>
          {SESSION_TEXTS.staySignedIn}
        </Button>
        <IconButton size="small" aria-label="Dismiss" onClick={onDismiss}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Box>
    </Portal>
  );
}
