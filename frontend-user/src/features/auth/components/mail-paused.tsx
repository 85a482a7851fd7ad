import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '../../../components/inline-alert';
import { signInMethodsQuery } from '../api/get-sign-in-methods';

/** Says so before anybody waits for a mail that cannot come. The button stays: it asks again, and is answered in the same words. */
export function MailPaused() {
  const methods = useQuery(signInMethodsQuery);
  if (methods.data?.mail_available !== false) return null;
  return <InlineAlert tone="warn">{ACCOUNT_TEXTS.mailPaused}</InlineAlert>;
}
