import { ACCOUNT_TEXTS, safeReturnPath } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { sessionQuery } from '../../features/auth/api/get-session';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { LoginNotice } from '../../features/auth/components/login-notice';
import { ownVoicePoster } from '../../features/auth/components/posters';
import { SignInCard } from '../../features/auth/components/sign-in-card';
import { isTimeout } from '../../lib/is-timeout';

/** /login?email&error&message&timeout&next: the ways in; the routing rules then lead on to `next`. */
export function Component() {
  const [search] = useSearchParams();
  const session = useQuery({ ...sessionQuery, retryOnMount: false });
  const email = search.get('email') ?? '';
  return (
    <>
      <title>Sign in – Drumbeat</title>
      <AuthLayout title={ACCOUNT_TEXTS.loginTitle} poster={ownVoicePoster}>
        <SignInCard
          // Another address in the query is another visit: the form starts again.
          key={`${email} ${search.get('tab') ?? ''}`}
          email={email}
          method={search.get('tab') === 'magic-link' ? 'magic-link' : 'password'}
          next={safeReturnPath(search.get('next')) ?? undefined}
          notice={(switchToMagicLink) => (
            <LoginNotice
              error={search.get('error')}
              message={search.get('message')}
              isTimeout={search.get('timeout') === 'true' || isTimeout(session.error)}
              onSwitchToMagicLink={switchToMagicLink}
            />
          )}
        />
      </AuthLayout>
    </>
  );
}
