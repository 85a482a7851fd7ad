import { Status } from '@drumbeat/ui';
import { Check, CircleDot, CornerDownRight } from 'lucide-react';
import type { Message } from '../../providers/records';

export function MessageState({ message: { read_at, reply } }: { message: Message }) {
  if (reply !== null) {
    return (
      <Status tone="good" icon={CornerDownRight} small>
        Answered
      </Status>
    );
  }
  return read_at === null ? (
    <Status tone="info" icon={CircleDot} small>
      Unread
    </Status>
  ) : (
    <Status tone="quiet" icon={Check} small>
      Read
    </Status>
  );
}
