import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What passes over the page and gives the focus back (dialogs, menus, notices): it is not where its user has gone. */
const PASSING = '.MuiModal-root, .MuiSnackbar-root';

interface Held {
  element: HTMLElement;
  /** Where the focus goes if the element is removed, the nearest first; undefined where that was removed, too. */
  homes: readonly (() => HTMLElement | undefined)[];
}

/** The row in its place, then the nearest part that can have the focus, then the part itself. */
function homesOf(element: HTMLElement, part: HTMLElement): Held['homes'] {
  const homes: (() => HTMLElement | undefined)[] = [];
  for (let at: HTMLElement | null = element; at && at !== part; at = at.parentElement) {
    const home = at;
    const list = home.parentElement;
    if (home.matches('li, tr') && list) {
      const place = [...list.children].indexOf(home);
      homes.push(() => {
        const row = part.contains(list)
          ? list.children[Math.min(place, list.children.length - 1)]
          : undefined;
        return row?.querySelector<HTMLElement>('a, button, input') ?? undefined;
      });
    } else if (home !== element && home.matches('[tabindex="-1"]')) {
      homes.push(() => (part.contains(home) ? home : undefined));
    }
  }
  return homes;
}

/**
 * A pressed control may be disabled during its action, and removed after it, also by a dialog that it opened: the focus then
 * returns to it, to the row in its place, to the nearest part around it that has `tabIndex={-1}` (this one needs it), or, if
 * all was removed, to the page. A user who does something else meanwhile keeps the focus. The part has to be rendered as
 * long as its component is mounted.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const { current: on } = part;
    if (!on) return undefined;
    const passes = (target: Element) => !on.contains(target) && target.closest(PASSING) !== null;
    const hold = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || passes(target)) return;
      const isInside = target !== on && on.contains(target);
      held.current = isInside ? { element: target, homes: homesOf(target, on) } : null;
    };
    // Who points elsewhere has left it, also where nothing takes the focus.
    const letGo = ({ target }: Event) => {
      if (!(target instanceof Element) || passes(target)) return;
      if (!held.current?.element.contains(target)) held.current = null;
    };
    const find = () => {
      if (held.current === null || document.activeElement !== document.body) return;
      const { element, homes } = held.current;
      // It is disabled meanwhile, and cannot have the focus.
      if (on.contains(element) && element.matches(':disabled')) return;
      if (on.contains(element)) {
        element.focus();
        return;
      }
      for (const home of homes) {
        const target = home();
        if (target && !target.matches(':disabled')) {
          target.focus();
          return;
        }
      }
      on.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
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
