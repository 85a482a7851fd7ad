import { useSyncExternalStore } from 'react';

/** `everything`: also what works without a session, such as the address for calendar programs. */
export type SignOutScope = 'global' | 'everything';

/** `asking`: these texts could not be saved and would be lost. */
export type SignOut =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'asking'; scope: SignOutScope; unsaved: readonly string[] }
  | { kind: 'leaving' };

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

/** While true the app shows "Logging out...". */
export const useIsLoggingOut = () =>
  useSyncExternalStore(signOutState.subscribe, () => current.kind === 'leaving');
