import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * For what leads elsewhere once an answer is there: it is asked for here, and whoever has gone on by then is not called back.
 * @returns notes where the user is, and answers a function that tells whether they are still there, and not on their way elsewhere
 */
export function useStay(): () => () => boolean {
  const { key } = useLocation();
  const leadsTo = useNavigation().location?.key ?? key;
  const latest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = leadsTo;
    return () => {
      latest.current = null;
    };
  }, [leadsTo]);
  return useCallback(() => {
    const here = latest.current;
    return () => here !== null && latest.current === here;
  }, []);
}
