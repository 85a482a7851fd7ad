import type { SubmitEvent } from 'react';
import { sentForm } from '../hooks/use-fields';
import type { MailRequest } from '../hooks/use-mail-request';
import { EmailField } from './email-field';
import { FormStack } from './form-stack';
import { MailPaused } from './mail-paused';
import { MailSent } from './mail-sent';
import { SendButton } from './send-button';
import type { FocusedField, SignInFields } from './sign-in-fields';
import { SignInProblem } from './sign-in-problem';

interface MagicLinkSignInProps {
  fields: SignInFields;
  mail: MailRequest;
  autoFocus: FocusedField;
}

/** A link by mail instead of a password. */
export function MagicLinkSignIn({ fields, mail, autoFocus }: MagicLinkSignInProps) {
  const { email } = fields.values;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // The password of the other tab is not validated here.
    if (fields.check(sentForm(event), ['email'])) mail.send(email.trim());
  };
  return (
    <FormStack onSubmit={submit}>
      {mail.error ? <SignInProblem error={mail.error} action="magic-link" /> : <MailPaused />}
      <EmailField fields={fields} autoFocus={autoFocus === 'email'} />
      <SendButton mail={mail} send="Send magic link" resend="Resend magic link" email={email} />
      <MailSent sentTo={mail.sentTo}>
        Check your mail: a link is on its way to <strong>{mail.sentTo}</strong>. It works once, for 15
        minutes.
      </MailSent>
    </FormStack>
  );
}
