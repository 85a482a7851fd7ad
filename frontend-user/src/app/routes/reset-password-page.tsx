import Button from '@mui/material/Button';
import { safeReturnPath } from '@drumbeat/domain';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { ownVoicePoster } from '../../features/auth/components/beat-poster';
import { ResetPasswordForm } from '../../features/auth/components/reset-password-form';
import { SpentLink } from '../../features/auth/components/spent-link';
import { useAddressToken } from '../../features/auth/hooks/use-address-token';
import { linkTo, paths } from '../../lib/paths';

/** /reset-password?token&next: sets a new password with the link of the mail. */
export function Component() {
  const [search] = useSearchParams();
  const token = useAddressToken();
  /** A used link no longer has its target; its address still does. */
  const next = safeReturnPath(search.get('next')) ?? undefined;
  /** Target after the password is changed. */
  const [wayOn, setWayOn] = useState<string | null>(null);
  if (wayOn !== null) {
    return (
      <>
        <title>Password changed – Drumbeat</title>
        <AuthLayout
          title="Your password is changed"
          lead="Every other device has been signed out."
          poster={ownVoicePoster}
          takesFocus
        >
          <Button component={RouterLink} to={wayOn} variant="contained" size="large" fullWidth>
            Continue
          </Button>
        </AuthLayout>
      </>
    );
  }
  return (
    <>
      <title>New password – Drumbeat</title>
      <AuthLayout title="Choose a new password" poster={ownVoicePoster}>
        {token ? (
          <ResetPasswordForm
            token={token}
            next={next}
            onChanged={(to) => setWayOn(safeReturnPath(to) ?? paths.landing)}
          />
        ) : (
          <SpentLink wayOn={{ label: 'Send a new link', to: linkTo.forgotPassword({ next }) }}>
            This link is not complete. Open it from the mail again, or ask for a new one.
          </SpentLink>
        )}
      </AuthLayout>
    </>
  );
}
