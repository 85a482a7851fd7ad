import { DrumbeatTheme } from '@drumbeat/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../lib/fetch-code';
import { queryClient } from '../lib/query-client';
import { toastHost } from '../lib/toast-host';

// The page works without them.
const Toaster = lazy<ComponentType>(() =>
  fetchCode(() => import('../components/toaster')).catch(() => ({ default: () => null })),
);

/** Delay before the notices' code is prefetched: they report network failures, so it must be there by then. */
const settledMs = 2_000;

/** Providers around every screen: theme, server state, notices. */
export function AppProvider({ children }: { children: ReactNode }) {
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
