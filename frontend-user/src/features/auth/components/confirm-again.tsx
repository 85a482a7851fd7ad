import { InlineAlert } from '../../../components/inline-alert';
import { sendConfirmation } from '../api/request-mail';
import { useMailRequest } from '../hooks/use-mail-request';
import { MailRequestForm } from './mail-request-form';

/** The confirmation's link leads nowhere any more: says why, and sends another. */
export function ConfirmAgain({ children }: { children: string }) {
  const mail = useMailRequest((email) => sendConfirmation(email));
  return (
    <>
      <InlineAlert tone="bad">{children}</InlineAlert>
      <MailRequestForm mail={mail} send="Send a new link" life="24 hours" />
    </>
  );
}
