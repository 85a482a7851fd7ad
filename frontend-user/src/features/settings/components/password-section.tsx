import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { signInWaysQuery } from '../api/get-sign-in-ways';
import { PasswordForm } from './password-form';
import { PasswordLink } from './password-link';

/** A form for those who have a password, a mailed link for the others. */
export function PasswordSection() {
  const ways = useQuery(signInWaysQuery);
  if (ways.isPending) return <SectionSkeleton height="12.5rem" />;
  if (ways.isError) {
    return (
      <FailureNotice
        title="Your ways of signing in could not be loaded"
        error={ways.error}
        onRetry={() => void ways.refetch()}
      />
    );
  }
  const { has_password: hasPassword, email } = ways.data;
  return hasPassword ? <PasswordForm email={email} /> : <PasswordLink email={email} />;
}
