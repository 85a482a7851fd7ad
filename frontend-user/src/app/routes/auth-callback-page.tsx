import Button from '@mui/material/Button';
import { googleReturnText } from '../../features/auth/google-return.rules';
import { safeReturnPath } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router';
import { InlineAlert } from '../../components/inline-alert';
import { sessionQuery } from '../../entities/session/get-session';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { GoogleWay } from '../../features/auth/components/google-way';
import { ownVoicePoster } from '../../features/auth/components/beat-poster';
import { linkTo, paths } from '../../lib/paths';
import { LoadingScreen } from '../session/loading-screen';

/** /auth/callback?next or error: the return from Google. The API has set the cookies; the session says who signed in. */
export function Component() {
  const [search] = useSearchParams();
  const session = useQuery(sessionQuery);
  const code = search.get('error');
  const next = safeReturnPath(search.get('next'));
  if (code === null && session.isPending) return <LoadingScreen />;
  if (code === null && session.data?.user) return <Navigate to={next ?? paths.landing} replace />;
  return (
    <>
      <title>Sign in with Google – Drumbeat</title>
      <AuthLayout title="Google did not sign you in" poster={ownVoicePoster} takesFocus>
        <InlineAlert tone={code === 'google.cancelled' ? 'info' : 'bad'}>
          {googleReturnText(code ?? 'google.failed')}
        </InlineAlert>
        <Button
          component={RouterLink}
          to={linkTo.login({ next: next ?? undefined })}
          variant="contained"
          size="large"
          fullWidth
        >
          Back to sign in
        </Button>
        <GoogleWay label="Try Google again" next={next ?? undefined} />
      </AuthLayout>
    </>
  );
}
