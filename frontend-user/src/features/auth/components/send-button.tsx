import Button from '@mui/material/Button';
import { resendText } from '@drumbeat/domain';
import type { MailRequest } from '../hooks/use-mail-request';

interface SendButtonProps {
  mail: MailRequest;
  /** Its label at first, as 'Send magic link'. */
  send: string;
  /** Its label once the pause after a mail is over. */
  resend: string;
  /** False while the address is none. */
  canSend: boolean;
}

/** Sends a mail; rests for a minute after each, and says so in its label (D §5). */
export function SendButton({ mail, send, resend, canSend }: SendButtonProps) {
  const isResting = mail.secondsLeft > 0;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      loading={mail.state === 'sending'}
      disabled={isResting || !canSend}
    >
      {isResting ? resendText(mail.secondsLeft) : mail.state === 'sent' ? resend : send}
    </Button>
  );
}
