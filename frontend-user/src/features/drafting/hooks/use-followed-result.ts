import { type RefObject, useEffect, useRef } from 'react';
import type { Suggestions } from './use-suggestions';

/**
 * A text that was asked for elsewhere on the page comes into view with the focus, when its writing begins and when it, questions or a
 * failure are there. Whoever has gone on to something else meanwhile keeps the focus there.
 */
export function useFollowedResult(result: RefObject<HTMLElement | null>, { stream, shown }: Suggestions) {
  const followed = useRef<'asked' | 'begun' | null>(null);
  useEffect(() => {
    const { current: element } = result;
    if (followed.current === null || element === null) return;
    const isBeginning = followed.current === 'asked';
    const isThere = stream.kind !== 'writing' && (stream.kind !== 'idle' || shown !== null);
    if (!isBeginning && !isThere) return;
    followed.current = isThere ? null : 'begun';
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !element.contains(activeElement);
    if (isElsewhere && !isBeginning) return;
    element.scrollIntoView({ block: 'nearest' });
    if (!element.contains(activeElement)) element.focus({ preventScroll: true });
  }, [result, stream, shown]);
  return () => {
    followed.current = 'asked';
  };
}
