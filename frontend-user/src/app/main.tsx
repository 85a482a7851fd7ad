import '@drumbeat/ui/fonts.css';
import { SESSION_SETTINGS } from '@drumbeat/domain';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  StrictMode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { DrumbeatTheme } from '@drumbeat/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { connectCalls } from './connect-calls';
import { accountQuery } from '../entities/session/get-session';
import { queryClient } from '../lib/http/query-client';
import { signInMark } from '../entities/session/session-marks';
import { router } from './router';
import { fetchCode } from '../lib/http/fetch-code';
import { toastHost } from '../lib/notices/toast-host';

// The page works without them.
const Toaster = lazy<ComponentType>(() =>
  fetchCode(() => import('../components/toaster')).catch(() => ({ default: () => null })),
);

/** Delay before the notices' code is prefetched: they report network failures, so it must be there by then. */
const settledMs = 2_000;

/** Providers around every screen: theme, server state, notices. */
function AppProvider({ children }: { children: ReactNode }) {
  const needsToaster = useSyncExternalStore(toastHost.subscribe, toastHost.isNeeded);
  useEffect(() => {
    const timer = setTimeout(() => void toastHost.request(), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DrumbeatTheme>
      <QueryClientProvider client={queryClient}>
        {children}
        <Suspense>{needsToaster ? <Toaster /> : null}</Suspense>
      </QueryClientProvider>
    </DrumbeatTheme>
  );
}

connectCalls();

// Asked for beside the session instead of after it; a visitor has none.
if (signInMark.isSet()) queryClient.query(accountQuery).catch(() => undefined);

cleanUp();
setInterval(cleanUp, SESSION_SETTINGS.draftCleanupMs);

/** No page waits for it. Readers of stored data check its age themselves. */
function cleanUp(): void {
  import('./drop-expired-text').then(
    ({ dropExpiredText }) => dropExpiredText(),
    () => undefined,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AppProvider>
      <RouterProvider router={router} />
    </AppProvider>
  </StrictMode>,
);
