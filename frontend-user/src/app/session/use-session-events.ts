import { otherTabs } from '@drumbeat/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountQuery, sessionQuery } from '../../entities/session/get-session';

import { signOutState } from '../../features/auth/api/sign-out-state';
import { untilReached } from '../../lib/http/fetch-code';
import { pageOwner } from '../../entities/session/page-owner';
import { readAnew } from '../../entities/saves-elsewhere';
import { onSessionEvent } from '../../entities/session/session-events';
import { signInMark } from '../../entities/session/session-marks';
import { paths } from '../../lib/paths';

/**
 * Turns session events of the API, from any call, and of other tabs into state; the routing rules then redirect.
 * Returns true when a session of this page has ended by itself, so that the sign-in page can say so.
 */
export function useSessionEvents(): boolean {
  const queryClient = useQueryClient();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const askAnew = () => void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    const stops = [
      onSessionEvent('session-ended', () => {
        setHasEnded(true);
        signInMark.clear();
        queryClient.setQueryData(sessionQuery.queryKey, { session: null, user: null });
      }),
      onSessionEvent('session-renewed', (answer) => {
        setHasEnded(false);
        queryClient.setQueryData(sessionQuery.queryKey, answer);
      }),
      onSessionEvent(
        'subscription-required',
        () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      ),
      onSessionEvent('other-account', askAnew),
      otherTabs.listen((message) => {
        const { userId } = message;
        if (message.kind === 'signed-in') {
          if (queryClient.getQueryData(sessionQuery.queryKey)?.user?.id !== userId) askAnew();
        } else if (userId !== pageOwner.id()) return;
        else if (message.kind === 'saved') readAnew(queryClient, message.path);
        else {
          // A new page, as in the tab that signed out: nothing of the user stays in the memory of this one.
          signOutState.become({ kind: 'left' });
          void untilReached().then(() => window.location.replace(paths.login));
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
  return hasEnded;
}
