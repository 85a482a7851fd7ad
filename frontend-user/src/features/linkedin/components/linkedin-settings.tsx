import { useEffect } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { rememberConnection, wasConnected } from '../../../entities/linkedin/last-known-connection';
import { useLinkedIn } from '../hooks/use-linkedin';
import { ProviderCard } from './provider-card';

/** The card's own heights, by what this device knows before the server has said it: a connection lists what it allows. */
const connectedHeight = { xs: '40.5rem', sm: '29.375rem' };
const openHeight = { xs: '13rem', sm: '8.375rem' };

/** Connected accounts: LinkedIn's card, once it is known what to say on it. */
export function LinkedInSettings({ returnTo }: { returnTo: string }) {
  const linkedIn = useLinkedIn();
  const { connection } = linkedIn;
  useEffect(() => {
    if (connection !== 'unknown') rememberConnection(connection === 'connected');
  }, [connection]);
  if (linkedIn.isPending) return <SectionSkeleton height={wasConnected() ? connectedHeight : openHeight} />;
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
