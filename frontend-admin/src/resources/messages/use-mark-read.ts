import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from 'react-admin';
import { readMessage } from '../../providers/endpoints';
import type { Message } from '../../providers/records';

/** Marks a message as read once staff has opened it. */
export function useMarkRead(message: Message | undefined): void {
  const refresh = useRefresh();
  const unreadId = message?.read_at === null ? message.id : null;
  // On failure the message stays unread, which is then correct.
  const markRead = useEffectEvent((id: string) => void readMessage(id).then(refresh, () => undefined));
  useEffect(() => {
    if (unreadId !== null) markRead(unreadId);
  }, [unreadId]);
}
