import Button from '@mui/material/Button';
import { emailProblem, resendText } from '@drumbeat/domain';
import type { MailRequest } from '../hooks/use-mail-request';

interface SendButtonProps {
  mail: MailRequest;
  /** Its initial label, such as 'Send magic link'. */
  send: string;
  /** Its label once the pause after a mail is over. */
  resend: string;
  /** The typed address. */
  email: string;
}

/** Sends a mail; rests for a minute after each, and says so in its label (SIGNIN-3). */
export function SendButton({ mail, send, resend, email }: SendButtonProps) {
  const secondsLeft = mail.secondsLeftFor(email);
  const isResting = secondsLeft > 0;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      loading={mail.state === 'sending'}
      disabled={isResting || emailProblem(email) !== null}
    >
      {isResting
        ? resendText(secondsLeft)
        : mail.state === 'sent' && mail.sentTo === email.trim()
          ? resend
          : send}
    </Button>
  );
}
