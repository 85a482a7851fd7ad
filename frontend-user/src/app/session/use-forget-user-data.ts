import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery } from '../../entities/session/get-session';

/**
 * Clears one user's data before the next one's session (SESSION-15). When a session ends its screens are unmounted
 * before this runs; their text is kept on the device.
 */
export function useForgetUserData(userId: string | null): void {
  const queryClient = useQueryClient();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = userId;
    if (last === null || userId !== null) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  }, [queryClient, userId]);
}
