import { emailProblem } from '@drumbeat/domain';
import { useWatch } from 'react-hook-form';
import type { MailRequest } from '../hooks/use-mail-request';
import { EmailField } from './email-field';
import { FormStack } from './form-stack';
import { MailSent } from './mail-sent';
import { SendButton } from './send-button';
import type { FocusedField, SignInFormState } from './sign-in-fields';
import { SignInProblem } from './sign-in-problem';

interface MagicLinkSignInProps {
  form: SignInFormState;
  mail: MailRequest;
  autoFocus: FocusedField;
}

/** A link by mail instead of a password. */
export function MagicLinkSignIn({ form, mail, autoFocus }: MagicLinkSignInProps) {
  const email = useWatch({ control: form.control, name: 'email' });
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    // The password of the other tab is not asked for here.
    if (await form.trigger('email', { shouldFocus: true })) mail.send(form.getValues('email').trim());
  };
  return (
    <FormStack onSubmit={(event) => void submit(event)}>
      {mail.error ? <SignInProblem error={mail.error} action="magic-link" /> : null}
      <EmailField form={form} autoFocus={autoFocus === 'email'} />
      <SendButton
        mail={mail}
        send="Send magic link"
        resend="Resend magic link"
        canSend={emailProblem(email) === null}
      />
      <MailSent sentTo={mail.sentTo}>
        Check your mail: a link is on its way to <strong>{mail.sentTo}</strong>. It works once, for 15
        minutes.
      </MailSent>
    </FormStack>
  );
}
