import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import { ConfirmationResend } from './confirmation-resend';
import { MailSent } from './mail-sent';

/** The account is there; the address has to be confirmed before the first sign-in. */
export function ConfirmYourEmail({ email, next }: { email: string; next: string | undefined }) {
  return (
    <>
      <MailSent sentTo={email}>
        We have sent a link to <strong>{email}</strong>. Open it to confirm that the address is yours; it
        works for 24 hours.
      </MailSent>
      <div>
        <ConfirmationResend email={email} next={next} />
      </div>
      <Typography sx={{ color: 'text.secondary' }}>
        Confirmed already?{' '}
        <Link component={RouterLink} to={linkTo.login({ email, next })}>
          Sign in
        </Link>
      </Typography>
    </>
  );
}
