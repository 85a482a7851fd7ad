import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from 'react-admin';
import { readMessage } from '../../providers/endpoints';
import type { Message } from '../../providers/records';

/** A line counts as read once staff has opened it. */
export function useMarkRead(message: Message | undefined): void {
  const refresh = useRefresh();
  const unreadId = message?.read_at === null ? message.id : null;
  // Where it fails the line stays unread, which is what it then is.
  const markRead = useEffectEvent((id: string) => void readMessage(id).then(refresh, () => undefined));
  useEffect(() => {
    if (unreadId !== null) markRead(unreadId);
  }, [unreadId]);
}
