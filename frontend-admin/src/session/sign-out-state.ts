import { useSyncExternalStore } from 'react';

let isSigningOut = false;
const listeners = new Set<() => void>();

/** Signing out ends with another page, so it begins once and is never over on this one. */
export const signOutState = {
  begin: () => {
    isSigningOut = true;
    listeners.forEach((listener) => listener());
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While true the console shows "Logging out..." and nothing else. */
export const useIsSigningOut = () => useSyncExternalStore(subscribe, () => isSigningOut);
