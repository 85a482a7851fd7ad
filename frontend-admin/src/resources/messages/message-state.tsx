import { Status } from '@drumbeat/ui';
import { Check, CircleDot, CornerDownRight } from 'lucide-react';
import type { Message } from '../../providers/records';
import { api, byId } from '../../providers/api';

export const markMessageRead = (id: string) =>
  api.PATCH('/api/admin/messages/{id}', { ...byId(id), body: { read: true } });

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
