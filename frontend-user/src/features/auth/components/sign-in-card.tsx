import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import { isSafari } from '../../../lib/browser';
import { sendMagicLink } from '../api/request-mail';
import { useMailRequest } from '../hooks/use-mail-request';
import { GoogleWay } from './google-way';
import { MagicLinkSignIn } from './magic-link-sign-in';
import { MethodTabs, type SignInMethod } from './method-tabs';
import { PasswordSignIn } from './password-sign-in';
import { useSignInFields, type FocusedField } from './sign-in-fields';

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
