import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '../../../components/inline-alert';
import { signInMethodsQuery } from '../api/get-sign-in-methods';

/** Warns before anybody waits for a mail that cannot come. The button stays: a request gets the same message. */
export function MailPaused() {
  const methods = useQuery(signInMethodsQuery);
  if (methods.data?.mail_available !== false) return null;
  return <InlineAlert tone="warn">{ACCOUNT_TEXTS.mailPaused}</InlineAlert>;
}
