import { emailProblem } from '@drumbeat/domain';
import { useForm, useWatch } from 'react-hook-form';
import { InputField } from '../../../components/input-field';
import type { MailRequest } from '../hooks/use-mail-request';
import { FormStack } from './form-stack';
import { MailSent } from './mail-sent';
import { SendButton } from './send-button';
import { SignInProblem } from './sign-in-problem';

interface MailRequestFormProps {
  mail: MailRequest;
  email?: string;
  /** The button's label, as 'Send the link'. */
  send: string;
  /** How long the link lives, as '30 minutes'. */
  life: string;
}

/** An address, and a mail to it: a new password, another confirmation. Tells nobody whether there is an account. */
export function MailRequestForm({ mail, email = '', send, life }: MailRequestFormProps) {
  const form = useForm({ defaultValues: { email }, mode: 'onTouched' });
  const typed = useWatch({ control: form.control, name: 'email' });
  return (
    <FormStack onSubmit={form.handleSubmit((values) => mail.send(values.email.trim()))}>
      {mail.error ? <SignInProblem error={mail.error} action="other" /> : null}
      <InputField
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
        problem={form.formState.errors.email?.message}
        {...form.register('email', { validate: (value) => emailProblem(value) ?? true })}
      />
      <SendButton mail={mail} send={send} resend="Send it again" canSend={emailProblem(typed) === null} />
      <MailSent sentTo={mail.sentTo}>
        If <strong>{mail.sentTo}</strong> has an account, a link is on its way there. It works once, for{' '}
        {life}.
      </MailSent>
    </FormStack>
  );
}
