import type { components } from '@drumbeat/api-client';
import { Status } from '@drumbeat/ui';
import { Check, CircleDot, CornerDownRight } from 'lucide-react';
import { api, byId } from '../../providers/api';

export type Message = components['schemas']['AdminMessageResponse'];

export const markMessageRead = (id: string) =>
  api.PATCH('/api/admin/messages/{id}', { ...byId(id), body: { read: true } });

function lookOf({ read_at, reply }: Message) {
  if (reply !== null) return { tone: 'good', icon: CornerDownRight, word: 'Answered' } as const;
  if (read_at === null) return { tone: 'info', icon: CircleDot, word: 'Unread' } as const;
  return { tone: 'quiet', icon: Check, word: 'Read' } as const;
}

export const messageWord = (message: Message): string => lookOf(message).word;

export function MessageState({ message }: { message: Message }) {
  const { tone, icon, word } = lookOf(message);
  return (
    <Status tone={tone} icon={icon} small>
      {word}
    </Status>
  );
}
