import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useQuery } from '@tanstack/react-query';
import { useGoToGoogle } from '../api/go-to-google';
import { signInMethodsQuery } from '../api/get-sign-in-methods';
import { GoogleMark } from './google-mark';
import { SignInProblem } from './sign-in-problem';

interface GoogleWayProps {
  label: string;
  /** Where the way ends, a path of this site. */
  next: string | undefined;
  /** What brought a newcomer here. */
  source?: string | undefined;
  /** Offers the magic link where the connection is the trouble. */
  onSwitchToMagicLink?: () => void;
}

/** "or", and Google's button; nothing where this installation has no Google client. */
export function GoogleWay({ label, next, source, onSwitchToMagicLink }: GoogleWayProps) {
  const methods = useQuery(signInMethodsQuery);
  const google = useGoToGoogle({ next, source });
  if (methods.data?.google.available === false) return null;
  return (
    <>
      <Divider sx={{ typography: 'caption', color: 'text.disabled' }}>or</Divider>
      {google.error ? (
        <SignInProblem error={google.error} action="google" onSwitchToMagicLink={onSwitchToMagicLink} />
      ) : null}
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<GoogleMark />}
        loading={google.isBusy}
        onClick={google.go}
      >
        {label}
      </Button>
    </>
  );
}
