import type { LiveEvent } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '../../entities/session/current-user';
import { isLive, isTouched } from './live-effects.rules';
import { followLive, type LiveChanges } from './live-stream';

/** Events are told twice rather than never; so many are remembered. */
const REMEMBERED = 500;

interface LiveRuntimeProps {
  /** Called once with each event. */
  onEvent: (event: LiveEvent) => void;
}

/** Reads again what an event has made out of date: at once where it is shown, else as it is shown next. */
export function LiveRuntime({ onEvent }: LiveRuntimeProps) {
  const { id: userId } = useCurrentUser();
  const queryClient = useQueryClient();
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    const known = new Set<string>();
    const isNew = ({ id }: LiveEvent) => {
      if (known.has(id)) return false;
      known.add(id);
      for (const oldest of known) {
        if (known.size <= REMEMBERED) break;
        known.delete(oldest);
      }
      return true;
    };
    const onChanges = ({ events, missed }: LiveChanges) => {
      const news = events.filter(isNew);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          (missed && isLive(queryKey)) || news.some((event) => isTouched(event, queryKey)),
        refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
      });
      news.forEach(tell);
    };
    const page = new AbortController();
    void followLive(userId, onChanges, page.signal);
    return () => page.abort();
  }, [userId, queryClient]);
  return null;
}
