import { Status } from '@drumbeat/ui';
import { CircleCheck, TriangleAlert, Unplug } from 'lucide-react';
import type { User } from '../../providers/records';

type Connection = Pick<User, 'linkedin_connected' | 'linkedin_needs_reconnect'>;

/** Whether LinkedIn would accept this user's posts (CONSOLE-3). */
export function LinkedInState({ of }: { of: Connection }) {
  if (!of.linkedin_connected) {
    return (
      <Status tone="quiet" icon={Unplug} small>
        Not connected
      </Status>
    );
  }
  return of.linkedin_needs_reconnect ? (
    <Status tone="warn" icon={TriangleAlert} small>
      Must reconnect
    </Status>
  ) : (
    <Status tone="good" icon={CircleCheck} small>
      Connected
    </Status>
  );
}
