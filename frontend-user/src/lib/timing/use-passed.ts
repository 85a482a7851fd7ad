import { useEffect, useState } from 'react';

/** True when a condition has lasted for this many milliseconds; restarts whenever it ends. */
export function usePassed(isGoingOn: boolean, milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [isGoingOn, milliseconds]);
  return isGoingOn && passed;
}
