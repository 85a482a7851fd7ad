import { useEffect, useRef, useState } from 'react';
import { measureFold, type Fold } from './fold';

/** The cut of the text in `ref`, measured again whenever its text or its size changes. `onFold` must be stable. */
export function useFold(text: string, onFold?: (fold: Fold | null) => void) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [fold, setFold] = useState<Fold | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // The observer also reports once right after `observe`, so a changed text of equal size is measured too.
    const observer = new ResizeObserver(() => {
      const measured = measureFold(element);
      setFold((previous) => (sameFold(previous, measured) ? previous : measured));
      onFold?.(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, onFold]);
  return { ref, fold };
}

const sameFold = (a: Fold | null, b: Fold | null) =>
  a === b || (a?.lines === b?.lines && a?.visibleCharacters === b?.visibleCharacters);
