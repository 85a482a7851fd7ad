import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../components/failure-notice';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { profileQuery } from '../../entities/profile/profile';
import { ProfileScreen } from './profile/profile-screen';

/** /profile: everything that the onboarding asked, to be changed at any time. */
export function Component() {
  const profile = useQuery(profileQuery);
  return (
    <Page title="Profile">
      <PageHead title="Profile" subtitle="What Drumbeat knows about you and the people you write for." />
      {profile.isPending ? (
        <div aria-busy>
          <SkeletonLines
            lines={[
              { width: '8rem', height: '1.5rem' },
              { width: '60%', height: '2.25rem', gapBefore: '1.5rem' },
              { width: '60%', height: '2.25rem', gapBefore: '1rem' },
              { width: '60%', height: '5rem', gapBefore: '2rem' },
            ]}
          />
        </div>
      ) : profile.isError ? (
        <FailureNotice
          title="Your profile could not be loaded"
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <ProfileScreen profile={profile.data} />
      )}
    </Page>
  );
}
