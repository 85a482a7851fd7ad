import Button from '@mui/material/Button';
import { LINKEDIN_TEXTS, safeReturnPath } from '@drumbeat/domain';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { InlineAlert } from '../../components/inline-alert';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { ownVoicePoster } from '../../features/auth/components/beat-poster';
import { paths } from '../../lib/paths';

const outcomes = {
  connected: { tone: 'info', title: 'LinkedIn is connected', text: 'Drumbeat can publish your posts now.' },
  cancelled: {
    tone: 'info',
    title: 'LinkedIn is not connected',
    text: 'You did not allow it on LinkedIn. Nothing has changed; you can connect later.',
  },
  failed: {
    tone: 'bad',
    title: 'LinkedIn is not connected',
    text: `${LINKEDIN_TEXTS.connectFailed}. Nothing has changed; please try again.`,
  },
} as const;

/** /callback?linkedin=connected|cancelled|failed&next: the return from another service, signed in or not (NAVIGATION-11). */
export function Component() {
  const [search] = useSearchParams();
  const { tone, title, text } = outcomes[outcomeOf(search.get('linkedin'))];
  return (
    <>
      <title>{`${title} – Drumbeat`}</title>
      <AuthLayout title={title} poster={ownVoicePoster} takesFocus>
        <InlineAlert tone={tone}>{text}</InlineAlert>
        <Button
          component={RouterLink}
          to={safeReturnPath(search.get('next')) ?? paths.settings}
          variant="contained"
          size="large"
          fullWidth
        >
          Continue
        </Button>
      </AuthLayout>
    </>
  );
}

const outcomeOf = (value: string | null): keyof typeof outcomes =>
  value === 'connected' || value === 'cancelled' ? value : 'failed';
