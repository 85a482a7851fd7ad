import { DrumbeatTheme } from '@drumbeat/ui';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { FullPageWait } from './components/full-page-wait';
import { SessionGate } from './session/session-gate';

/** react-admin and the screens made with it: fetched for staff only, once the session is known. */
const Console = lazy(() => import('./console'));

const router = createBrowserRouter(
  [
    {
      path: '*',
      element: (
        <SessionGate>
          {/* The router gives the first page of every visit the same key. */}
          <ScrollRestoration getKey={({ pathname, key }) => `${pathname} ${key}`} />
          <Suspense fallback={<FullPageWait />}>
            <Console />
          </Suspense>
        </SessionGate>
      ),
    },
  ],
  { basename: '/admin' },
);

/** The staff's console, served at /admin. */
export function App() {
  return (
    <DrumbeatTheme>
      <RouterProvider router={router} />
    </DrumbeatTheme>
  );
}
