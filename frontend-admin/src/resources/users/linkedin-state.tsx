import { Status } from '@drumbeat/ui';
import { CircleCheck, Unplug } from 'lucide-react';

export function LinkedInState({ isConnected }: { isConnected: boolean }) {
  return isConnected ? (
    <Status tone="good" icon={CircleCheck} small>
      Connected
    </Status>
  ) : (
    <Status tone="quiet" icon={Unplug} small>
      Not connected
    </Status>
  );
}
