import { useCurrentUser } from '../../../entities/session/current-user';
import { useLinkedIn } from './use-linkedin';

/** The name above a post: the member's on LinkedIn, else the user's, else the address. */
export function useMemberName(): string {
  const user = useCurrentUser();
  const { memberName } = useLinkedIn();
  return memberName ?? user.full_name ?? user.email;
}
