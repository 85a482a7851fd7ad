import { useLayoutEffect, useState, type RefObject } from 'react';

interface GridPlace {
  /** Width of the list in pixels. */
  width: number;
  /** From the top of the document to the list, in pixels. */
  top: number;
}

/** The width of the list as it was last: the first picture after coming back has the right columns. */
let lastPlace: GridPlace | null = null;

/** A list's position and width; follows the window and content that grows above it. */
export function useGridPlace(list: RefObject<HTMLElement | null>): GridPlace {
  const [place, setPlace] = useState(() => lastPlace ?? { width: document.body.clientWidth, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const now = { width: Math.round(width), top: Math.round(top + window.scrollY) };
      lastPlace = now;
      setPlace((before) => (before.width === now.width && before.top === now.top ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
