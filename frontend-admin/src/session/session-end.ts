import { useSyncExternalStore } from 'react';

let isOver = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isOver) return;
  isOver = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the server said of the session last. */
export const sessionEnd = { tell: () => set(true), takeBack: () => set(false) };

/** True while the session is over and this page is still there, for what was typed in it. */
export const useIsSessionOver = () => useSyncExternalStore(subscribe, () => isOver);
