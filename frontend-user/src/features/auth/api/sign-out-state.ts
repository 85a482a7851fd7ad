import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useSyncExternalStore } from 'react';
import type { SignOutScope } from '../../../entities/session/end-sessions';

/** `asking`: these texts could not be saved and would be lost. */
export type SignOut =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'asking'; scope: SignOutScope; unsaved: readonly string[] }
  | { kind: 'leaving' }
  /** This browser keeps nothing of the user any more; the sign-in page waits for a network. */
  | { kind: 'left' };

let current: SignOut = { kind: 'idle' };
const listeners = new Set<() => void>();

/** Progress of the sign-out. Separate from its logic: the first page needs neither. */
export const signOutState = {
  read: () => current,
  become: (next: SignOut) => {
    current = next;
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The message shown instead of the screens during a sign-out; null otherwise. */
export const useLeavingText = (): string | null =>
  useSyncExternalStore(signOutState.subscribe, () => {
    if (current.kind === 'leaving') return ACCOUNT_TEXTS.loggingOut;
    return current.kind === 'left' ? ACCOUNT_TEXTS.leftOffline : null;
  });
