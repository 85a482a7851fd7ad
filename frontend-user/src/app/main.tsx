import '@drumbeat/ui/fonts.css';
import { SESSION_SETTINGS } from '@drumbeat/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { accountQuery } from '../entities/session/get-account';
import { queryClient } from '../lib/query-client';
import { signInMark } from '../entities/session/sign-in-mark';
import { AppProvider } from './provider';
import { router } from './router';

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
