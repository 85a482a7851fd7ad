import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { useHoldPage } from '../session/page-hold';
import { useIsSessionOver } from '../session/session-end';

const looks = {
  success: { icon: CircleCheck, color: 'success.main' },
  error: { icon: CircleX, color: 'error.main' },
  warning: { icon: TriangleAlert, color: 'warning.main' },
  info: { icon: Info, color: 'info.main' },
} as const;

const SHOWN_MS = 4_000;
const SHOWN_WITH_UNDO_MS = 8_000;

/** react-admin's notifications in Drumbeat's look: bottom right, one at a time; errors stay until they are dismissed or news come, and wait for nothing that cannot be undone. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(true);
  const current = notifications[0];
  const isUndoable = current?.notificationOptions?.undoable === true;
  const takeBack = current?.notificationOptions?.['takeBack'] as (() => void) | undefined;
  const canUndo = isUndoable || takeBack !== undefined;
  useEffect(() => {
    if (!isUndoable) return;
    // The call is held back while it can be undone; leaving the page now would lose it.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUndoable]);

  // Sent before the page is left, it is told what became of it.
  const isSentAtOnce = useIsSessionOver() && isUndoable;
  useHoldPage(isUndoable);

  // Undone is what was done last: while it can be, nothing takes the place of its notice.
  const isOutdated =
    !isUndoable && notifications.length > 1 && notifications.some(({ type }) => type === 'error');

  if (!current) return null;
  const { icon: Icon, color } = looks[current.type in looks ? current.type : 'info'];
  const text =
    typeof current.message === 'string'
      ? translate(current.message, current.notificationOptions?.messageArgs)
      : current.message;
  const duration = canUndo ? SHOWN_WITH_UNDO_MS : current.type === 'error' ? null : SHOWN_MS;
  const afterwards = () => {
    if (isUndoable) takeMutation()?.({ isUndo: false });
    takeNotification();
    setIsOpen(true);
  };
  const undo = () => {
    if (isUndoable) takeMutation()?.({ isUndo: true });
    takeBack?.();
    setIsOpen(false);
  };
  return (
    <Snackbar
      open={isOpen && !isOutdated && !isSentAtOnce}
      autoHideDuration={duration}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') setIsOpen(false);
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ transition: { onExited: afterwards } }}
    >
      <Box
        role={current.type === 'error' ? 'alert' : 'status'}
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          width: { xs: '100%', sm: 'auto' },
          maxWidth: '28rem',
          minHeight: '3.25rem',
          p: '0.5rem 0.5rem 0.5rem 1rem',
          borderRadius: '0.75rem',
          background: theme.vars.palette.surface.raised,
          boxShadow: theme.vars.shadows[2],
        })}
      >
        <Box component="span" sx={{ color }}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box sx={{ flex: 1, fontWeight: 550 }}>{text}</Box>
        {canUndo ? (
          <Button variant="text" onClick={undo}>
            Undo
          </Button>
        ) : null}
        <IconButton size="small" onClick={() => setIsOpen(false)} aria-label="Dismiss">
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Box>
    </Snackbar>
  );
}
