import '@drumbeat/ui/fonts.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { DrumbeatTheme } from '@drumbeat/ui';
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
function App() {
  return (
    <DrumbeatTheme>
      <RouterProvider router={router} />
    </DrumbeatTheme>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
