import { useEffect, useState } from 'react';

/** Whether something has been going on for so many milliseconds; starts over whenever it stops. */
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
