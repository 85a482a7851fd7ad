import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS, PROFILE_LIMITS, safeReturnPath } from '@drumbeat/domain';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { ConfirmYourEmail } from '../../features/auth/components/confirm-your-email';
import { GoogleWay } from '../../features/auth/components/google-way';
import { ownTopicsPoster } from '../../features/auth/components/beat-poster';
import { SessionTrouble } from '../../features/auth/components/session-trouble';
import { SignupForm } from '../../features/auth/components/signup-form';
import { linkTo } from '../../lib/paths';

/** /signup?email&source or utm_source&next: a new account, without a card. */
export function Component() {
  const [search] = useSearchParams();
  const email = useGivenEmail();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const next = safeReturnPath(search.get('next')) ?? undefined;
  const from = search.get('source') ?? search.get('utm_source') ?? undefined;
  const source = from?.slice(0, PROFILE_LIMITS.source);
  if (unconfirmed !== null) {
    return (
      <>
        <title>Check your mail – Drumbeat</title>
        <AuthLayout title="Check your mail" poster={ownTopicsPoster} takesFocus>
          <ConfirmYourEmail email={unconfirmed} next={next} />
        </AuthLayout>
      </>
    );
  }
  return (
    <>
      <title>Sign up – Drumbeat</title>
      <AuthLayout
        title={ACCOUNT_TEXTS.marketingLine}
        lead="Your topics become prompts on your calendar. No card."
        poster={ownTopicsPoster}
      >
        <SessionTrouble />
        <SignupForm email={email} source={source} next={next} onConfirmationNeeded={setUnconfirmed} />
        <GoogleWay label={ACCOUNT_TEXTS.signUpWithGoogle} next={next} source={source} />
        <Typography
          variant="caption"
          component="p"
          sx={{
            display: 'flex',
            justifyContent: 'center',
            alignItems: 'center',
            gap: 1.5,
            color: 'text.disabled',
          }}
        >
          <Lock size={14} strokeWidth={2} aria-hidden />
          {ACCOUNT_TEXTS.privacyNote}
        </Typography>
        <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
          Already with us?{' '}
          <Link component={RouterLink} to={linkTo.login({ next })}>
            {ACCOUNT_TEXTS.signIn}
          </Link>
        </Typography>
      </AuthLayout>
    </>
  );
}

/** The email from the address. It is moved into the form, and removed from this browser's history. */
function useGivenEmail(): string {
  const [search, setSearch] = useSearchParams();
  const [email] = useState(search.get('email') ?? '');
  const isInAddress = search.has('email');
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (current) => {
        current.delete('email');
        return current;
      },
      { replace: true },
    );
  }, [isInAddress, setSearch]);
  return email;
}
