import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../components/failure-notice';
import { FullPageWait } from '../../components/full-page-wait';
import { profileQuery } from '../../features/profile/api/get-profile';
import { OnboardingScreen } from './onboarding/onboarding-screen';

/** /onboarding: four steps from signing up to the first plan. Open again later, too: it begins with what is there. */
export function Component() {
  const profile = useQuery(profileQuery);
  if (profile.isPending) return <FullPageWait>Loading your answers</FullPageWait>;
  if (profile.isError) {
    return (
      <Box component="main" sx={{ maxWidth: '40rem', m: 'auto', p: 6 }}>
        <FailureNotice
          title="Your answers could not be loaded"
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      </Box>
    );
  }
  return <OnboardingScreen profile={profile.data} />;
}
