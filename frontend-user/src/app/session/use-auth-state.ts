import {
  ACCOUNT_TEXTS,
  isActiveSubscription,
  TIMEOUTS,
  type AuthState,
  type SubscriptionState,
} from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery, sessionQuery } from '../../entities/session/get-session';
import type { User } from '../../entities/types';
import { notify } from '../../lib/notices/notify';
import { usePassed } from '../../lib/timing/use-delayed';

interface AuthFacts {
  auth: AuthState;
  user: User | null;
  sessionError: Error | null;
  accountError: Error | null;
}

/** The session and the plan's state, for the routing rules. */
export function useAuthState(): AuthFacts {
  const session = useQuery(sessionQuery);
  const user = session.data?.user ?? null;
  const account = useQuery({ ...accountQuery, enabled: user !== null });
  const isLate = usePassed(account.isFetching && !account.data, TIMEOUTS.subscriptionGuardMs);
  const { isRefetchError } = account;
  useEffect(() => {
    if (isRefetchError) notify.error(ACCOUNT_TEXTS.profileRefreshFailed);
  }, [isRefetchError]);

  return {
    auth: authState(),
    user,
    sessionError: session.data ? null : session.error,
    accountError: account.data ? null : account.error,
  };

  function authState(): AuthState {
    // A session that could not be read once is silently reread: the shown form stays meanwhile.
    if (!session.data) return { kind: session.errorUpdateCount > 0 ? 'unknown' : 'loading' };
    if (user === null) return { kind: 'signed-out' };
    return {
      kind: 'signed-in',
      isAdmin: user.is_admin || account.data?.isAdmin === true,
      isOnboarded: user.onboarding_completed,
      subscription: subscriptionState(),
    };
  }

  /** Known data stays during a refetch. */
  function subscriptionState(): SubscriptionState {
    if (account.data) return isActiveSubscription(account.data.subscription) ? 'active' : 'none';
    if (isLate) return 'timed-out';
    // Who asks once more, a page that opens included, must not be replaced by the wait for the answer.
    return account.errorUpdateCount > 0 ? 'failed' : 'loading';
  }
}
