import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Held {
  element: HTMLElement;
  /** Index of the row with the focus; -1 when in none. */
  row: number;
}

const rowsOf = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>('li')];

/**
 * A pressed control may be disabled during its action, and removed after it: the focus then returns to it, to the row
 * in its place, to the part itself (which needs `tabIndex={-1}`), or, if that was removed too, to the page. A user
 * who does something else meanwhile keeps the focus. The part has to be rendered as long as its component is mounted.
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
      // It is disabled meanwhile, and cannot have the focus.
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
      // The part was removed together with the focused control.
      if (held.current === null) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus();
      });
    },
    [],
  );
}
