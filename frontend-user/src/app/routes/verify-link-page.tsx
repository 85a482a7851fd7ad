import Button from '@mui/material/Button';
import { safeReturnPath } from '@drumbeat/domain';
import { use } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMailLink } from '../../features/auth/api/sign-in';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { isSpentLink, SpentLink } from '../../features/auth/components/spent-link';
import { ownTopicsPoster, ownVoicePoster } from '../../features/auth/components/beat-poster';
import { SignInProblem } from '../../features/auth/components/sign-in-problem';
import { useAddressToken } from '../../features/auth/hooks/use-address-token';
import { CurrentUser } from '../../entities/session/current-user';
import { notify } from '../../lib/notices/notify';
import { linkTo, paths } from '../../lib/paths';
import { InlineAlert } from '../../components/inline-alert';
import { sendConfirmation } from '../../features/auth/api/request-mail';
import { useMailRequest } from '../../features/auth/hooks/use-mail-request';
import { MailRequestForm } from '../../features/auth/components/mail-request-form';

const words = {
  magiclink: {
    title: 'Sign in to Drumbeat',
    lead: 'One more click, so that nobody’s mail scanner uses up your link.',
    button: 'Sign me in',
    poster: ownVoicePoster,
  },
  signup: {
    title: 'Confirm your email',
    lead: 'One click, and your account is ready.',
    button: 'Confirm my email',
    poster: ownTopicsPoster,
  },
} as const;

/** /auth/verify?type&token&next: what a link in a mail opens. Only the click uses the link up: mail scanners open addresses too. */
export function Component() {
  const [search] = useSearchParams();
  const type = search.get('type') === 'signup' ? 'signup' : 'magiclink';
  const token = useAddressToken();
  /** A used link no longer has its target; its address still does. */
  const next = safeReturnPath(search.get('next')) ?? undefined;
  const user = use(CurrentUser);
  const link = useMailLink();
  const navigate = useNavigate();
  const { title, lead, button, poster } = words[type];
  const spent =
    token === null ? incomplete : link.error && isSpentLink(link.error) ? link.error.message : null;
  return (
    <>
      <title>{`${title} – Drumbeat`}</title>
      <AuthLayout title={title} lead={spent === null ? lead : undefined} poster={poster}>
        {spent === null ? (
          renderButton()
        ) : user ? (
          <SpentLink wayOn={{ label: 'Go on to Drumbeat', to: next ?? paths.landing }}>
            {`${spent} You are signed in as ${user.email}.`}
          </SpentLink>
        ) : type === 'signup' ? (
          <ConfirmAgain next={next}>{spent}</ConfirmAgain>
        ) : (
          <SpentLink
            wayOn={{ label: 'Send a new magic link', to: linkTo.login({ tab: 'magic-link', next }) }}
          >
            {spent}
          </SpentLink>
        )}
      </AuthLayout>
    </>
  );

  function renderButton() {
    return (
      <>
        {link.error ? <SignInProblem error={link.error} action="login" /> : null}
        <Button
          variant="contained"
          size="large"
          fullWidth
          autoFocus
          loading={link.isPending}
          onClick={() =>
            link.mutate(
              { type, token: token ?? '' },
              {
                onSuccess: ({ next: wayOn, password_removed }) => {
                  if (password_removed) notify.warning(passwordRemoved.title, passwordRemoved);
                  // The start leads on by the routing rules.
                  void navigate(safeReturnPath(wayOn) ?? paths.landing, { replace: true });
                },
              },
            )
          }
        >
          {button}
        </Button>
      </>
    );
  }
}

/** Somebody else may have made the account with this address: its unconfirmed password was removed. */
const passwordRemoved = {
  title: 'Your email is confirmed, and the old password is gone',
  description: 'Nobody had confirmed who chose it. Choose a new one in the settings, or go on without.',
};

const incomplete = 'This link is not complete. Open it from the mail again, or ask for a new one.';

interface ConfirmAgainProps {
  /** The API's own sentence: used, expired, unknown. */
  children: string;
  /** Target after the new link. */
  next: string | undefined;
}

/** The confirmation's link leads nowhere any more: says why, and sends another. */
function ConfirmAgain({ children, next }: ConfirmAgainProps) {
  const mail = useMailRequest((email) => sendConfirmation(email, next));
  return (
    <>
      <InlineAlert tone="bad">{children}</InlineAlert>
      <MailRequestForm mail={mail} send="Send a new link" life="24 hours" />
    </>
  );
}
