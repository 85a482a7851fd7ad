import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { profileQuery } from '../../../entities/profile/profile';
import type { Profile } from '../../../entities/types';

interface ProfileSettingsProps {
  /** Height of the coming content, as CSS length. */
  height: string;
  children: (profile: Profile) => ReactNode;
}

/** Settings that are kept with the profile: a place for them while it is read, and when it cannot be. */
export function ProfileSettings({ height, children }: ProfileSettingsProps) {
  const profile = useQuery(profileQuery);
  if (profile.isPending) return <SectionSkeleton height={height} />;
  if (profile.isError) {
    return (
      <FailureNotice
        title="Your settings could not be loaded"
        error={profile.error}
        onRetry={() => void profile.refetch()}
      />
    );
  }
  return children(profile.data);
}
