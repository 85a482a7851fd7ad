import { useLayoutEffect, useSyncExternalStore } from 'react';

let holds = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  holds += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while something of this page is kept from the end of the session. */
export const isPageHeld = () => holds > 0;

export const useIsPageHeld = () => useSyncExternalStore(subscribe, isPageHeld);

/** Has the page stay when the session ends, for what was chosen in it or is still to be sent; it may be left unasked all the same. */
export function useHoldPage(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    change(1);
    return () => change(-1);
  }, [isHeld]);
}
