import { SESSION_TEXTS } from '@drumbeat/domain';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { visuallyHidden } from '@drumbeat/ui';
import { Clock, TriangleAlert, X } from 'lucide-react';
import { notify } from '../../../lib/notices/notify';
import { askForRenewal } from '../../../entities/session/session-renewal';
import { type ShownWarning, useSessionWatch } from '../hooks/use-session-watch';

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
function SessionWarning({ warning, isRenewing, onStay, onDismiss }: SessionWarningProps) {
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

interface SessionWatchProps {
  /** End of the session's idle life, ISO 8601. */
  expiresAt: string;
  /** Checks the session at the server; `isOver`: by our clock it has ended. */
  onCheck: (isOver: boolean) => Promise<void>;
}

/** Runs beside the screens while a user is signed in. */
export function SessionWatch({ expiresAt, onCheck }: SessionWatchProps) {
  const { warning, dismiss } = useSessionWatch(expiresAt, onCheck);
  const [isRenewing, setIsRenewing] = useState(false);

  async function stay() {
    setIsRenewing(true);
    const renewal = await askForRenewal();
    setIsRenewing(false);
    if (renewal.kind === 'unreachable') notify.error(SESSION_TEXTS.renewalFailed);
    if (renewal.kind !== 'renewed') return;
    const newEnd = Date.parse(renewal.answer.session?.expires_at ?? expiresAt);
    // A session has a maximum lifetime, too: its end cannot be moved beyond that.
    if (newEnd > Date.parse(expiresAt)) notify.success(SESSION_TEXTS.renewed);
    else notify.warning(SESSION_TEXTS.atItsLimit);
  }

  if (!warning) return null;
  return (
    <SessionWarning
      warning={warning}
      isRenewing={isRenewing}
      onStay={() => void stay()}
      onDismiss={dismiss}
    />
  );
}
