import { useSyncExternalStore } from 'react';

const isOpen = () => document.querySelector('body > .MuiDialog-root') !== null;

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** True when a dialog is open over the page, whoever opened it. */
export const useDialogOpen = (): boolean => useSyncExternalStore(watch, isOpen);
