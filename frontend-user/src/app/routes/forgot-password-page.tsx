import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { safeReturnPath } from '@drumbeat/domain';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { sendPasswordReset } from '../../features/auth/api/request-mail';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { MailRequestForm } from '../../features/auth/components/mail-request-form';
import { ownVoicePoster } from '../../features/auth/components/beat-poster';
import { useMailRequest } from '../../features/auth/hooks/use-mail-request';
import { linkTo } from '../../lib/paths';

/** /forgot-password?email&next: a mail with a link to a new password. */
export function Component() {
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next')) ?? undefined;
  const mail = useMailRequest((email) => sendPasswordReset(email, next));
  return (
    <>
      <title>Forgot password – Drumbeat</title>
      <AuthLayout
        title="Forgot your password?"
        lead="We send you a link that leads to a new one."
        poster={ownVoicePoster}
      >
        <MailRequestForm
          mail={mail}
          email={search.get('email') ?? ''}
          send="Send the link"
          life="30 minutes"
        />
        <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
          Remembered it?{' '}
          <Link component={RouterLink} to={linkTo.login({ next })}>
            Sign in
          </Link>
        </Typography>
      </AuthLayout>
    </>
  );
}
