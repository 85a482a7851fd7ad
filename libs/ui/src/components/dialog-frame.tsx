import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';

/**
 * Closes the topmost dialog by Escape also while nothing has the focus: a button that is disabled under the user's finger loses
 * it to the page, and MUI returns it to the dialog only at its next check (every 50 ms).
 */
function useEscapeOnBody(
  open: boolean,
  dialog: RefObject<HTMLElement | null>,
  onClose: (() => void) | undefined,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== document.body) return;
    if ([...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog.current) onClose?.();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}

interface DialogFrameProps {
  open: boolean;
  /** Left out when the dialog has to be answered. */
  onClose?: () => void;
  title: string;
  /** Under the title: the subject. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  wide?: boolean;
}

/** 480 or 760 px wide, on a phone a sheet from below. Escape and the cross close; focus returns to where it was. */
export function DialogFrame({
  open,
  onClose,
  title,
  subtitle,
  children,
  actions,
  wide = false,
}: DialogFrameProps) {
  const titleId = useId();
  const paper = useRef<HTMLDivElement>(null);
  useEscapeOnBody(open, paper, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={wide ? 'md' : 'xs'}
      fullWidth
      slotProps={{ paper: { ref: paper } }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 4,
          p: { xs: '1rem 0.5rem 0.5rem 1rem', sm: '1.25rem 1rem 0.75rem 1.5rem' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          {subtitle ? (
            // A title may be written from right to left: by itself, and beginning below the dialog's own all the same.
            <Typography component="div" dir="auto" sx={{ color: 'text.secondary', textAlign: 'left' }}>
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        {onClose ? (
          <IconButton onClick={onClose} aria-label="Close">
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ) : null}
      </Box>
      <Box sx={{ overflowY: 'auto', p: { xs: '0.5rem 1rem 1rem', sm: '0.5rem 1.5rem 1.25rem' } }}>
        {children}
      </Box>
      {actions ? (
        <Box
          component="footer"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'flex-end',
            flexWrap: 'wrap',
            gap: 2,
            p: { xs: '0.75rem 1rem calc(0.75rem + env(safe-area-inset-bottom))', sm: '1rem 1.5rem' },
            borderTop: 1,
            borderColor: 'divider',
            '& .MuiButton-root': { height: { xs: '2.75rem', sm: 'var(--db-control)' } },
            // Never narrower than its text: wraps to a separate line when there is no room.
            '& .MuiButton-contained': { flex: { xs: '1 0 auto', sm: 'none' } },
          }}
        >
          {actions}
        </Box>
      ) : null}
    </Dialog>
  );
}
