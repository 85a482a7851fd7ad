import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/**
 * Blocks navigation while there is something unsaved, and makes the browser ask before it closes the tab. @returns
 * the blocked navigation, for the dialog that continues or cancels it
 */
export function useUnsavedGuard(isUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
