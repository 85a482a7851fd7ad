import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useGoToGoogle } from '../api/go-to-google';
import { signInMethodsQuery } from '../api/get-sign-in-methods';
import { SignInProblem } from './sign-in-problem';

/** Google's logo, in the colours that its guidelines require. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#4285F4"
        d="M17.640 9.205c0-.639-.057-1.252-.164-1.841H9v3.481h4.844a4.140 4.140 0 0 1-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.430 0 4.467-.806 5.956-2.180l-2.908-2.259c-.806.540-1.837.860-3.048.860-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 0 0 9 18z"
      />
      <path
        fill="#FBBC05"
        d="M3.964 10.710A5.410 5.410 0 0 1 3.682 9c0-.593.102-1.170.282-1.710V4.958H.957A8.996 8.996 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332z"
      />
      <path
        fill="#EA4335"
        d="M9 3.580c1.321 0 2.508.454 3.440 1.345l2.582-2.580C13.463.891 11.426 0 9 0A8.997 8.997 0 0 0 .957 4.958L3.964 7.290C4.672 5.163 6.656 3.580 9 3.580z"
      />
    </svg>
  );
}

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
