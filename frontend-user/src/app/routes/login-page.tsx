import { ACCOUNT_TEXTS, safeReturnPath } from '@drumbeat/domain';
import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { LoginNotice } from '../../features/auth/components/login-notice';
import { ownVoicePoster } from '../../features/auth/components/beat-poster';
import { SessionTrouble, useSessionTrouble } from '../../features/auth/components/session-trouble';
import { SignInCard } from '../../features/auth/components/sign-in-card';
import { isTimeout } from '../../lib/http/refusals';

/** /login?email&error&message&timeout&next: sign-in; the routing rules then redirect to `next`. */
export function Component() {
  const [search] = useSearchParams();
  const isLate = isTimeout(useSessionTrouble()) || search.get('timeout') === 'true';
  const email = search.get('email') ?? '';
  return (
    <>
      <title>Sign in – Drumbeat</title>
      <AuthLayout title={ACCOUNT_TEXTS.loginTitle} poster={ownVoicePoster}>
        <SignInCard
          // Another query string is another visit: the form resets.
          key={`${email} ${search.get('tab') ?? ''}`}
          email={email}
          method={search.get('tab') === 'magic-link' ? 'magic-link' : 'password'}
          next={safeReturnPath(search.get('next')) ?? undefined}
          notice={(switchToMagicLink) => (
            <>
              {isLate ? null : <SessionTrouble />}
              <LoginNotice
                error={search.get('error')}
                message={search.get('message')}
                isTimeout={isLate}
                onSwitchToMagicLink={switchToMagicLink}
              />
            </>
          )}
        />
      </AuthLayout>
    </>
  );
}
