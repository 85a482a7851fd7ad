import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useGoToGoogle } from '../api/go-to-google';
import { signInMethodsQuery } from '../api/get-sign-in-methods';
import { GoogleMark } from './google-mark';
import { SignInProblem } from './sign-in-problem';

/** A word with a line on both sides. */
const OrLine = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  color: theme.vars.palette.text.disabled,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface GoogleWayProps {
  label: string;
  /** Path of this site after signing in. */
  next: string | undefined;
  /** Source of a newcomer's sign-up. */
  source?: string | undefined;
  /** Offers the magic link after connection problems. */
  onSwitchToMagicLink?: () => void;
}

/** "or", and Google's button; nothing where this installation has no Google client. */
export function GoogleWay({ label, next, source, onSwitchToMagicLink }: GoogleWayProps) {
  const methods = useQuery(signInMethodsQuery);
  const google = useGoToGoogle({ next, source });
  if (methods.data?.google.available === false) return null;
  return (
    <>
      <OrLine>or</OrLine>
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
