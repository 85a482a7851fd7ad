import { DrumbeatTheme } from '@drumbeat/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { onceOnline } from '../components/lazy-part';
import { queryClient } from '../lib/query-client';
import { toastHost } from '../lib/toast-host';

const Toaster = lazy(() => onceOnline(() => import('../components/toaster')));

/** What every screen stands in: look, server state, notices. */
export function AppProvider({ children }: { children: ReactNode }) {
  const needsToaster = useSyncExternalStore(toastHost.subscribe, toastHost.isNeeded);
  return (
    <DrumbeatTheme>
      <QueryClientProvider client={queryClient}>
        {children}
        <Suspense>{needsToaster ? <Toaster /> : null}</Suspense>
      </QueryClientProvider>
    </DrumbeatTheme>
  );
}
