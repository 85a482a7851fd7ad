import Box from '@mui/material/Box';
import { isVisitOver } from '../../features/onboarding/onboarding.rules';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { FullPageWait } from '../../components/full-page-wait';
import { profileQuery } from '../../entities/profile/profile';
import type { Profile } from '../../entities/types';
import { lazyPart } from '../../components/lazy-part';
import { accountQuery } from '../../entities/session/get-session';
import { paths } from '../../lib/paths';
import { OnboardingScreen } from './onboarding/onboarding-screen';

/** As the shell's notice, which is not imported here: a script that two share would be one more for each page in the shell. */
const paymentBanner = lazyPart(() => import('../../features/subscriptions/components/payment-banner'));

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
  return <Visit profile={profile.data} />;
}

/** Back from the calendar does not lead to the last step once more. */
function Visit({ profile }: { profile: Profile }) {
  const { state } = useLocation() as { state: unknown };
  const until = useQuery(accountQuery).data?.subscription?.grace_until;
  // The state at the start of the visit: finishing onboarding still shows its last page.
  const [isOver] = useState(() => isVisitOver(state, profile.onboarding_completed));
  return isOver ? (
    <Navigate to={paths.calendar} replace />
  ) : (
    <>
      {until ? (
        <Suspense>
          <paymentBanner.Part until={until} />
        </Suspense>
      ) : null}
      <OnboardingScreen profile={profile} />
    </>
  );
}
