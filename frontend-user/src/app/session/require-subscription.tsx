import Box from '@mui/material/Box';
import { ACCOUNT_TEXTS, hasProductAccess } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { FullPageWait } from '../../components/full-page-wait';
import { accountQuery } from '../../features/auth/api/get-account';
import { paths } from '../paths';

/** Without an active subscription the way leads to the plans. The server enforces the same by itself (402). */
export function RequireSubscription() {
  const account = useQuery(accountQuery);
  if (account.isPending) return <FullPageWait>Loading your account</FullPageWait>;
  if (account.isError) {
    return (
      <Box component="main" sx={{ maxWidth: '40rem', m: 'auto', p: 6 }}>
        <FailureNotice
          title={ACCOUNT_TEXTS.profileFailed}
          error={account.error}
          onRetry={() => void account.refetch()}
        />
      </Box>
    );
  }
  return hasProductAccess(account.data) ? <Outlet /> : <Navigate to={paths.product} replace />;
}
