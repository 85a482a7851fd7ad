import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { safeReturnPath } from '@drumbeat/domain';
import { use } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { sendPasswordReset } from '../../features/auth/api/request-mail';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { MailRequestForm } from '../../features/auth/components/mail-request-form';
import { ownVoicePoster } from '../../features/auth/components/beat-poster';
import { useMailRequest } from '../../features/auth/hooks/use-mail-request';
import { CurrentUser } from '../../entities/session/current-user';
import { linkTo, paths } from '../../lib/paths';

/** /forgot-password?email&next: a mail with a link to a new password. Staff, who have no settings here, change theirs with it (NAVIGATION-3). */
export function Component() {
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next')) ?? undefined;
  const mail = useMailRequest((email) => sendPasswordReset(email, next));
  const user = use(CurrentUser);
  return (
    <>
      <title>{`${user ? 'Change password' : 'Forgot password'} – Drumbeat`}</title>
      <AuthLayout
        title={user ? 'Change your password' : 'Forgot your password?'}
        lead="We send you a link that leads to a new one."
        poster={ownVoicePoster}
      >
        <MailRequestForm
          // It begins anew once it is known who is signed in.
          key={user?.id}
          mail={mail}
          email={search.get('email') ?? user?.email ?? ''}
          send="Send the link"
          life="30 minutes"
        />
        <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {user ? (
            // The console is a page of its own, which the router does not know.
            <Link href={user.is_admin ? paths.admin : paths.settings}>
              {user.is_admin ? 'Back to the console' : 'Back to the settings'}
            </Link>
          ) : (
            <>
              Remembered it?{' '}
              <Link component={RouterLink} to={linkTo.login({ next })}>
                Sign in
              </Link>
            </>
          )}
        </Typography>
      </AuthLayout>
    </>
  );
}
