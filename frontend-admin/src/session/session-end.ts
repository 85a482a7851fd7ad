import { useSyncExternalStore } from 'react';

/** Something that is so or not on this page, for components that show it. */
class PageState {
  private isSo = false;
  private readonly listeners = new Set<() => void>();

  set(next: boolean): void {
    if (next === this.isSo) return;
    this.isSo = next;
    this.listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly now = () => this.isSo;
}

const over = new PageState();
const signingOut = new PageState();

/** What the server said of the session last. */
export const sessionEnd = { tell: () => over.set(true), takeBack: () => over.set(false) };

/** True while the session is over and this page is still there, for what was typed in it. */
export const useIsSessionOver = () => useSyncExternalStore(over.subscribe, over.now);

/** Signing out ends with another page, so it begins once and is never over on this one. */
export const signOutState = { begin: () => signingOut.set(true) };

/** While true the console shows "Logging out..." and nothing else. */
export const useIsSigningOut = () => useSyncExternalStore(signingOut.subscribe, signingOut.now);
