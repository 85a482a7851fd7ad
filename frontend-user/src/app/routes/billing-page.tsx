import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../components/failure-notice';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { useCurrentUser } from '../../entities/session/current-user';
import { billingQuery } from '../../features/subscriptions/api/billing';
import { BillingOverview } from '../../features/subscriptions/components/billing-overview';

const RETRY_MS = 10_000;

/** /billing: the plan, what is charged next, invoices, and the way out. */
export function Component() {
  const { time_zone } = useCurrentUser();
  const billing = useQuery({
    ...billingQuery,
    // What is shown may be out of date once it could not be read, as after a cancellation that nobody answered.
    refetchInterval: ({ state }) => (state.data && state.status === 'error' ? RETRY_MS : false),
  });
  return (
    <Page title="Billing">
      <PageHead title="Billing" subtitle="Your plan, what is charged next, and the way out" />
      {billing.data ? (
        <BillingOverview billing={billing.data} zone={time_zone} onRetry={() => void billing.refetch()} />
      ) : billing.isError ? (
        <FailureNotice
          title="Your plan could not be loaded"
          error={billing.error}
          onRetry={() => void billing.refetch()}
        />
      ) : (
        <SkeletonLines lines={[{ width: '16rem', height: '2rem' }, { width: '60%' }, { width: '40%' }]} />
      )}
    </Page>
  );
}
