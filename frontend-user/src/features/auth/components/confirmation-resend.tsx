import Button from '@mui/material/Button';
import { resendText } from '@drumbeat/domain';
import { sendConfirmation } from '../api/request-mail';
import { useMailRequest } from '../hooks/use-mail-request';

/** Sends the mail that confirms an address once more. */
export function ConfirmationResend({ email }: { email: string }) {
  const mail = useMailRequest(sendConfirmation);
  return (
    <Button
      variant="outlined"
      size="small"
      loading={mail.state === 'sending'}
      disabled={mail.secondsLeft > 0}
      onClick={() => mail.send(email)}
    >
      {mail.secondsLeft > 0 ? resendText(mail.secondsLeft) : 'Send the link again'}
    </Button>
  );
}
