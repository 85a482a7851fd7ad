import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import { isSafari } from '../../../lib/device/browser';
import { sendMagicLink } from '../api/request-mail';
import { type MailRequest, useMailRequest } from '../hooks/use-mail-request';
import { GoogleWay } from './google-way';
import { MethodTabs, type SignInMethod } from './method-tabs';
import { PasswordSignIn } from './password-sign-in';
import { type FocusedField, type SignInFields, useSignInFields } from './sign-in-fields';
import { sentForm } from '../hooks/use-fields';
import { FormStack, EmailField } from './auth-form';
import { MailPaused } from './mail-paused';
import { MailSent } from './mail-sent';
import { SendButton } from './send-button';
import { SignInProblem } from './sign-in-problem';

interface MagicLinkSignInProps {
  fields: SignInFields;
  mail: MailRequest;
  autoFocus: FocusedField;
}

/** A link by mail instead of a password. */
function MagicLinkSignIn({ fields, mail, autoFocus }: MagicLinkSignInProps) {
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

interface SignInCardProps {
  /** Prefilled address, as after signing up with one that has an account. */
  email: string;
  method: SignInMethod;
  /** The wanted page, a path of this site. */
  next: string | undefined;
  /** The message in the address; gets a function that switches to the magic link. */
  notice: (switchToMagicLink: () => void) => ReactNode;
}

const tabs = [
  { value: 'password', label: ACCOUNT_TEXTS.passwordTab },
  { value: 'magic-link', label: ACCOUNT_TEXTS.magicLinkTab },
] as const;

/** The sign-in methods. The mail's state is kept here, so that its countdown continues while the other tab is open. */
export function SignInCard({ email, method: firstMethod, next, notice }: SignInCardProps) {
  const [method, setMethod] = useState(firstMethod);
  const [focus, setFocus] = useState<FocusedField>(
    email === '' || firstMethod === 'magic-link' ? 'email' : 'password',
  );
  const fields = useSignInFields(email);
  const magicLink = useMailRequest((address) => sendMagicLink(address, next));
  const panelId = useId();
  const choose = (chosen: SignInMethod, focused: FocusedField = null) => {
    setMethod(chosen);
    setFocus(focused);
  };
  const switchToMagicLink = () => choose('magic-link', 'email');
  return (
    <>
      {notice(switchToMagicLink)}
      <MethodTabs tabs={tabs} value={method} panelId={panelId} onChange={choose} />
      <div role="tabpanel" id={panelId} aria-label={method === 'password' ? 'By password' : 'By magic link'}>
        {method === 'password' ? (
          <PasswordSignIn
            fields={fields}
            autoFocus={focus}
            next={next}
            onSwitchToMagicLink={switchToMagicLink}
          />
        ) : (
          <MagicLinkSignIn fields={fields} mail={magicLink} autoFocus={focus} />
        )}
      </div>
      <GoogleWay
        label={ACCOUNT_TEXTS.continueWithGoogle}
        next={next}
        onSwitchToMagicLink={switchToMagicLink}
      />
      {isSafari ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
          {ACCOUNT_TEXTS.safariRedirect}
        </Typography>
      ) : null}
      <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
        New here?{' '}
        <Link component={RouterLink} to={linkTo.signup({ next })}>
          {ACCOUNT_TEXTS.startForFree}
        </Link>
      </Typography>
    </>
  );
}
