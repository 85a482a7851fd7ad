import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { authErrorText } from '../auth-error.rules';
import { resendText } from '@drumbeat/domain';
import { sendConfirmation } from '../api/request-mail';
import { useMailRequest } from '../hooks/use-mail-request';

interface ConfirmationResendProps {
  email: string;
  /** The wanted page, a path of this site. */
  next: string | undefined;
}

/** Resends the confirmation mail. */
export function ConfirmationResend({ email, next }: ConfirmationResendProps) {
  const mail = useMailRequest((to) => sendConfirmation(to, next));
  const secondsLeft = mail.secondsLeftFor(email);
  return (
    <>
      {mail.error ? (
        <Typography variant="caption" component="p" role="alert">
          {authErrorText(mail.error, 'other')}
        </Typography>
      ) : null}
      <Button
        variant="outlined"
        size="small"
        loading={mail.state === 'sending'}
        disabled={secondsLeft > 0}
        onClick={() => mail.send(email)}
      >
        {secondsLeft > 0 ? resendText(secondsLeft) : 'Send the link again'}
      </Button>
    </>
  );
}
