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

/** How far the sign-out is. Apart from what it does: the first page waits for neither. */
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

/** What the app says instead of its screens while somebody leaves; null as long as nobody does. */
export const useLeavingText = (): string | null =>
  useSyncExternalStore(signOutState.subscribe, () => {
    if (current.kind === 'leaving') return ACCOUNT_TEXTS.loggingOut;
    return current.kind === 'left' ? ACCOUNT_TEXTS.leftOffline : null;
  });
