import { InlineAlert } from '../../../components/inline-alert';
import { sendConfirmation } from '../api/request-mail';
import { useMailRequest } from '../hooks/use-mail-request';
import { MailRequestForm } from './mail-request-form';

interface ConfirmAgainProps {
  /** The API's own sentence: used, expired, unknown. */
  children: string;
  /** Target after the new link. */
  next: string | undefined;
}

/** The confirmation's link leads nowhere any more: says why, and sends another. */
export function ConfirmAgain({ children, next }: ConfirmAgainProps) {
  const mail = useMailRequest((email) => sendConfirmation(email, next));
  return (
    <>
      <InlineAlert tone="bad">{children}</InlineAlert>
      <MailRequestForm mail={mail} send="Send a new link" life="24 hours" />
    </>
  );
}
