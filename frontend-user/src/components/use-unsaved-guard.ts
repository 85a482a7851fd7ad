import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/** Makes the browser ask before it closes or reloads the tab while something is not saved. */
export function useAskedUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Blocks navigation while there is something unsaved, and the end of the tab too. @returns the blocked navigation, for
 * the dialog that continues or cancels it
 */
export function useUnsavedGuard(isUnsaved: boolean): Blocker {
  useAskedUnload(isUnsaved);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
