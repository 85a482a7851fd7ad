import { emailProblem } from '@drumbeat/domain';
import { InputField } from '@drumbeat/ui';
import type { SubmitEvent } from 'react';
import { sentForm, useFields } from '../hooks/use-fields';
import type { MailRequest } from '../hooks/use-mail-request';
import { FormStack } from './auth-form';
import { MailPaused } from './mail-paused';
import { MailSent } from './mail-sent';
import { SendButton } from './send-button';
import { SignInProblem } from './sign-in-problem';

interface MailRequestFormProps {
  mail: MailRequest;
  email?: string;
  /** The button's label, as 'Send the link'. */
  send: string;
  /** Lifetime of the link, such as '30 minutes'. */
  life: string;
}

/** Requests a mail to an address: a new password, another confirmation. Does not reveal whether there is an account. */
export function MailRequestForm({ mail, email = '', send, life }: MailRequestFormProps) {
  const fields = useFields({ email }, { email: emailProblem });
  const typed = fields.values.email;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (fields.check(sentForm(event), ['email'])) mail.send(typed.trim());
  };
  return (
    <FormStack onSubmit={submit}>
      {mail.error ? <SignInProblem error={mail.error} action="other" /> : <MailPaused />}
      <InputField label="Email" type="email" autoComplete="username" autoFocus {...fields.field('email')} />
      <SendButton mail={mail} send={send} resend="Send it again" email={typed} />
      <MailSent sentTo={mail.sentTo}>
        If <strong>{mail.sentTo}</strong> has an account, a link is on its way there. It works once, for{' '}
        {life}.
      </MailSent>
    </FormStack>
  );
}
