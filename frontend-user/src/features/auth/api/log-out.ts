import { forgetDevice, otherTabs } from '@drumbeat/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { paths } from '../../../lib/paths';
import { runBeforeSignOut } from '../../../entities/session/before-sign-out';
import { untilReached } from '../../../lib/fetch-code';
import { pageOwner } from '../../../entities/session/page-owner';
import { unfinishedSignOut } from '../../../entities/session/unfinished-sign-out';
import { endSessions, type SignOutScope } from '../../../entities/session/end-sessions';
import { sessionQuery } from '../../../entities/session/get-session';
import { saveBeforeLeaving } from './save-before-leaving';
import { signOutState } from './sign-out-state';

const { become } = signOutState;

/**
 * Signing out (SESSION-13): unsaved text is sent first and what cannot be saved is named, then the server ends the
 * sessions, then this browser's data of the user is cleared.
 */
export function useLogOut() {
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(signOutState.subscribe, signOutState.read);
  return {
    state,
    start: () => void start(queryClient, 'global'),
    startEverywhere: () => void start(queryClient, 'everything'),
    /** Signs out although text is lost. */
    leave: () => void leave(queryClient, state.kind === 'asking' ? state.scope : 'global'),
    stay: () => become({ kind: 'idle' }),
  };
}

async function start(queryClient: QueryClient, scope: SignOutScope): Promise<void> {
  if (signOutState.read().kind !== 'idle') return;
  become({ kind: 'saving' });
  const userId = queryClient.getQueryData(sessionQuery.queryKey)?.user?.id;
  const unsaved = userId === undefined ? [] : await saveBeforeLeaving(userId);
  if (unsaved.length > 0) become({ kind: 'asking', scope, unsaved });
  else await leave(queryClient, scope);
}

/** Whatever fails on the way, it ends on the sign-in page (SESSION-14). */
async function leave(queryClient: QueryClient, scope: SignOutScope): Promise<void> {
  become({ kind: 'leaving' });
  let ended = false;
  try {
    const left = queryClient.getQueryData(sessionQuery.queryKey)?.session;
    await runBeforeSignOut();
    ended = await endSessions(scope);
    queryClient.clear();
    await forgetDevice();
    if (!ended && left) unfinishedSignOut.remember(left.expires_at);
    const userId = pageOwner.id();
    if (userId !== null) otherTabs.tell({ kind: 'signed-out', userId });
  } finally {
    // Offline the sign-in page cannot be loaded: the browser would show its own error page.
    if (!ended) {
      become({ kind: 'left' });
      await untilReached();
    }
    // A new page, not a new screen: nothing of the user stays in the memory of this one.
    window.location.replace(paths.login);
  }
}
