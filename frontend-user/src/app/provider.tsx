import { DrumbeatTheme } from '@drumbeat/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../lib/fetch-code';
import { queryClient } from '../lib/query-client';
import { toastHost } from '../lib/toast-host';

// Without them there is still the page.
const Toaster = lazy<ComponentType>(() =>
  fetchCode(() => import('../components/toaster')).catch(() => ({ default: () => null })),
);

/** How long a page is left alone before the notices' code is fetched: what goes wrong with the network is said by them. */
const settledMs = 2_000;

/** What every screen stands in: look, server state, notices. */
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
