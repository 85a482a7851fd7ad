import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { SHOWN_NOTICES } from './notice-stack.rules';
import { toastHost } from '../lib/notices/toast-host';
import { FOOT_HEIGHT } from './foot-bar';
import { showNotice } from './show-notice';

const isOpen = () => document.querySelector('body > .MuiDialog-root') !== null;

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** True when a dialog is open over the page, whoever opened it. */
const useDialogOpen = (): boolean => useSyncExternalStore(watch, isOpen);

const icons = {
  success: <CircleCheck size={18} strokeWidth={1.75} />,
  error: <CircleX size={18} strokeWidth={1.75} />,
  warning: <TriangleAlert size={18} strokeWidth={1.75} />,
  info: <Info size={18} strokeWidth={1.75} />,
  loading: <LoaderCircle size={18} strokeWidth={1.75} />,
};

const footHeight = `var(${FOOT_HEIGHT}, 0px)`;
const phoneOffset = {
  top: 'calc(0.5rem + env(safe-area-inset-top))',
  bottom: `max(4.25rem + env(safe-area-inset-bottom), 0.5rem + ${footHeight})`,
};

/**
 * Short notices bottom right, on a phone above the tab bar, and above a bar at the foot of the window: 4 s, errors until they
 * are dismissed. A phone's dialog has its buttons there: over one they are at the top, and it leaves space for them.
 */
export default function Toaster() {
  const { mode } = useColorScheme();
  useEffect(() => toastHost.announce(showNotice), []);
  const phone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const dialogOpen = useDialogOpen();
  return (
    <>
      <GlobalStyles
        styles={(theme) => ({
          [theme.breakpoints.down('md')]: {
            'body:has([data-sonner-toast]) .MuiDialog-paper': { maxHeight: 'calc(100dvh - 7rem)' },
          },
          '[data-sonner-toaster][data-sonner-theme] [data-sonner-toast]': {
            gap: '0.75rem',
            padding: '0.625rem 1rem',
            minHeight: '3.25rem',
            border: 0,
            borderRadius: '0.75rem',
            background: theme.vars.palette.surface.raised,
            color: theme.vars.palette.text.primary,
            boxShadow: theme.vars.shadows[2],
            fontFamily: theme.typography.fontFamily,
            fontSize: '0.875rem',
            lineHeight: '1.375rem',
            // Text of several lines has the whole width, and its button the line below.
            '&:has([data-description]):has([data-button])': {
              flexWrap: 'wrap',
              '& [data-content]': { flex: '1 1 calc(100% - 5rem)', order: 1 },
              '& [data-icon]': { order: 0 },
              '& [data-close-button][data-close-button]': { order: 2 },
              '& [data-button]': { order: 3, marginLeft: '1.5rem' },
            },
            '& [data-title]': { fontWeight: 550 },
            '& [data-description]': { color: theme.vars.palette.text.secondary, fontSize: '0.75rem' },
            '& [data-icon]': { color: theme.vars.palette.text.disabled },
            '&[data-type="success"] [data-icon]': { color: theme.vars.palette.success.main },
            '&[data-type="error"] [data-icon]': { color: theme.vars.palette.error.main },
            '&[data-type="warning"] [data-icon]': { color: theme.vars.palette.warning.main },
            '& [data-button]': {
              height: '1.75rem',
              padding: '0 0.5rem',
              borderRadius: '0.375rem',
              background: 'none',
              color: theme.vars.palette.accent.text,
              fontSize: '0.8125rem',
              fontWeight: 550,
              '&:hover': { background: theme.vars.palette.soft.accent },
            },
            // Twice, to weigh more than the library's own colours of the dark look.
            '& [data-close-button][data-close-button]': {
              position: 'static',
              order: 3,
              width: '1.75rem',
              height: '1.75rem',
              transform: 'none',
              border: 0,
              background: 'none',
              color: theme.vars.palette.text.secondary,
            },
          },
        })}
      />
      <Sonner
        theme={mode ?? 'system'}
        position={!phone ? 'bottom-right' : dialogOpen ? 'top-center' : 'bottom-center'}
        offset={phone ? phoneOffset : { bottom: `max(1.5rem, 0.75rem + ${footHeight})` }}
        mobileOffset={phoneOffset}
        duration={4_000}
        icons={icons}
        visibleToasts={SHOWN_NOTICES}
        closeButton
        toastOptions={{ closeButtonAriaLabel: 'Dismiss' }}
      />
    </>
  );
}
