import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Held {
  element: HTMLElement;
  /** Which row of the part it stands in; -1 where it stands in none. */
  row: number;
}

const rowsOf = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>('li')];

/**
 * What is pressed in a part of the page may wait, and go for good, once it is done: the focus then goes back to it, to the row that
 * has its place, to the part itself (which needs `tabIndex={-1}`), or, where that has gone too, to the page. Whoever does something
 * else meanwhile keeps the focus. The part has to be drawn for as long as its component is.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const { current: on } = part;
    if (!on) return undefined;
    const hold = ({ target }: Event) => {
      const isInside = target instanceof HTMLElement && target !== on && on.contains(target);
      held.current = isInside
        ? { element: target, row: rowsOf(on).findIndex((row) => row.contains(target)) }
        : null;
    };
    const letGo = ({ target }: Event) => {
      if (target instanceof Node && !on.contains(target)) held.current = null;
    };
    const find = () => {
      if (held.current === null || document.activeElement !== document.body) return;
      const { element, row } = held.current;
      // It waits, and cannot have the focus meanwhile.
      if (on.contains(element) && element.matches(':disabled')) return;
      const inItsPlace = row < 0 ? undefined : rowsOf(on)[Math.min(row, rowsOf(on).length - 1)];
      const target = on.contains(element)
        ? element
        : (inItsPlace?.querySelector<HTMLElement>('a, button') ?? on);
      target.focus();
    };
    const observer = new MutationObserver(find);
    observer.observe(on, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', hold);
    document.addEventListener('pointerdown', letGo);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', hold);
      document.removeEventListener('pointerdown', letGo);
    };
  }, [part]);

  useLayoutEffect(
    () => () => {
      // The part goes with what had the focus in it.
      if (held.current === null) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus();
      });
    },
    [],
  );
}
