import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { signInWaysQuery } from '../api/account';

const yes = (words: string) => (
  <Status tone="good" icon={CircleCheck}>
    {words}
  </Status>
);
const no = (words: string) => (
  <Status tone="quiet" icon={CircleDashed}>
    {words}
  </Status>
);

/** The user's sign-in methods. */
export function SignInWays() {
  const ways = useQuery(signInWaysQuery);
  if (ways.isPending) return <SectionSkeleton height="7.5rem" />;
  if (ways.isError) {
    return (
      <FailureNotice
        title="Your ways of signing in could not be loaded"
        error={ways.error}
        onRetry={() => void ways.refetch()}
      />
    );
  }
  const { email, email_confirmed, google_connected, has_password } = ways.data;
  return (
    <dl>
      <Way name={email}>
        {email_confirmed ? (
          yes('Confirmed')
        ) : (
          <Status tone="warn" icon={MailWarning}>
            Not confirmed
          </Status>
        )}
      </Way>
      <Way name="Google">{google_connected ? yes('Connected') : no('Not connected')}</Way>
      <Way name="Password">{has_password ? yes('Set') : no('None')}</Way>
    </dl>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 4,
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <dd>{children}</dd>
    </Box>
  );
}
