import Button from '@mui/material/Button';
import { resendText } from '@drumbeat/domain';
import { sendConfirmation } from '../api/request-mail';
import { useMailRequest } from '../hooks/use-mail-request';

/** Sends the mail that confirms an address once more. */
export function ConfirmationResend({ email }: { email: string }) {
  const mail = useMailRequest(sendConfirmation);
  const secondsLeft = mail.secondsLeftFor(email);
  return (
    <Button
      variant="outlined"
      size="small"
      loading={mail.state === 'sending'}
      disabled={secondsLeft > 0}
      onClick={() => mail.send(email)}
    >
      {secondsLeft > 0 ? resendText(secondsLeft) : 'Send the link again'}
    </Button>
  );
}
