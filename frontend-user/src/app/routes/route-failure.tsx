import Box from '@mui/material/Box';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';

/** A screen that broke, or whose code is gone since a new version is served. */
export function RouteFailure() {
  const thrown = useRouteError();
  const error = thrown instanceof Error ? thrown : new Error(ACCOUNT_TEXTS.unexpected);
  if (isMissingCode(error)) {
    return (
      <Frame>
        <FailureNotice
          title="Drumbeat was updated"
          error={new Error('This screen belongs to the version before. Reload to get the new one.')}
          onRetry={() => window.location.reload()}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <FailureNotice
        title="This screen could not be shown"
        error={error}
        onRetry={() => window.location.reload()}
      />
    </Frame>
  );
}

/** The files of a release vanish with the next one; each browser says that in words of its own. */
export const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

const Frame = ({ children }: { children: ReactNode }) => (
  <Box component="main" id="main" sx={{ maxWidth: '40rem', m: '10vh auto', p: 6 }}>
    {children}
  </Box>
);
