import { forgetDevice, otherTabs } from '@drumbeat/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { TIMEOUTS } from '@drumbeat/domain';
import { paths } from '../../../lib/paths';
import { runBeforeSignOut } from '../../../entities/session/before-sign-out';
import { untilReached } from '../../../lib/http/fetch-code';
import { pageOwner } from '../../../entities/session/page-owner';
import { unfinishedSignOut } from '../../../entities/session/session-marks';
import { endSessions, type SignOutScope } from '../../../entities/session/end-sessions';
import { sessionQuery } from '../../../entities/session/get-session';
import { signOutState } from './sign-out-state';
import { keptTexts } from './kept-texts';
import {
  dropLocalDraft,
  localCopiesOf,
  type LocalCopy,
  sendLocalDraft,
} from '../../../entities/posts/local-draft';
import { unsavedText } from '../../../lib/device/unsaved-text';
import { within } from '../../../lib/timing/within';

/**
 * Sends every unsaved text of the user: open ones, notes of closed forms, and earlier copies on this device. Takes at
 * most 2 s (SESSION-13) and returns the names of the texts that were not saved.
 */
async function saveBeforeLeaving(userId: string): Promise<string[]> {
  const open = unsavedText.keys();
  const waiting = localCopiesOf(userId).filter(({ postId }) => !open.has(postId));
  const names = await Promise.all([
    ...[...unsavedText.all(), ...keptTexts(userId)].map(({ name, save }) => nameIfLost(name, save)),
    ...waiting.map((copy) => nameIfLost(copy.draft.title || 'A new post', () => send(copy))),
  ]);
  return names.filter((name) => name !== null);
}

async function nameIfLost(name: string, save?: () => Promise<unknown>): Promise<string | null> {
  if (!save) return name;
  const saved = save().then(
    () => true,
    () => false,
  );
  return (await within(TIMEOUTS.signOutMs, saved, false)) ? null : name;
}

/** Refused when the post changed since the copy was made: a conflict is not decided while signing out. */
async function send({ key, postId, draft }: LocalCopy): Promise<void> {
  await sendLocalDraft(postId, draft);
  dropLocalDraft(key);
}

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
