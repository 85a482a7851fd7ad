import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../components/lazy-part';
import { accountQuery } from '../../../entities/session/get-session';

const banner = lazyPart(() => import('./payment-banner'));

/** The banner over a page while a failed payment is waited for; nothing on `exceptOn`, which says so itself. */
export function PaymentNotice({ exceptOn }: { exceptOn: string }) {
  const { pathname } = useLocation();
  const until = useQuery(accountQuery).data?.subscription?.grace_until;
  if (!until || pathname === exceptOn) return null;
  return (
    <Suspense>
      <banner.Part until={until} />
    </Suspense>
  );
}
