import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/**
 * Holds the way to another page while there is something unsaved, and lets the browser ask before it closes the tab.
 * @returns the held navigation, for the dialog that lets it go on or gives it up
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
