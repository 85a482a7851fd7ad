import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { useLinkedIn } from '../hooks/use-linkedin';
import { ProviderCard } from './provider-card';

/** Connected accounts: LinkedIn's card, once it is known what to say on it. */
export function LinkedInSettings({ returnTo }: { returnTo: string }) {
  const linkedIn = useLinkedIn();
  if (linkedIn.isPending) return <SectionSkeleton height="8rem" />;
  if (linkedIn.error) {
    return (
      <FailureNotice
        title="Connected accounts could not be loaded"
        error={linkedIn.error}
        onRetry={() => void linkedIn.retry()}
      />
    );
  }
  return <ProviderCard linkedIn={linkedIn} returnTo={returnTo} />;
}
