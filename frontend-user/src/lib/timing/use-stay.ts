import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * For navigation after a response: a user who has navigated meanwhile is not brought back. @returns a function that
 * records the present page, and returns one that is true while the user is still there and not navigating
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
