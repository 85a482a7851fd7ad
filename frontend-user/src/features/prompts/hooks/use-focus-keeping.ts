import { useEffect, useRef, type RefObject } from 'react';

interface FocusedCard {
  id: string;
  position: number;
}

/**
 * An action may remove a card from the list or its row. The focus then follows the card, or moves to the one in its
 * place, and not to the page's beginning. `prompts` and `isCovered` (by a dialog) trigger the check.
 */
export function useFocusKeeping(
  list: RefObject<HTMLElement | null>,
  prompts: readonly unknown[],
  isCovered: boolean,
): void {
  const last = useRef<FocusedCard | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !list.current) return;
      if (list.current.contains(target)) last.current = cardOf(target);
      else if (list.current.closest('main')?.contains(target)) last.current = null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);
  useEffect(() => {
    const card = last.current;
    if (!card || isCovered || document.activeElement !== document.body) return;
    const found =
      list.current?.querySelector(`[data-prompt="${card.id}"]`) ??
      list.current?.querySelector(`[aria-posinset="${card.position}"]`) ??
      list.current?.querySelector(`[aria-posinset="${card.position - 1}"]`);
    found?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
  }, [list, prompts, isCovered]);
}

function cardOf(element: HTMLElement): FocusedCard | null {
  const card = element.closest<HTMLElement>('[data-prompt]');
  const id = card?.dataset['prompt'];
  return card && id ? { id, position: Number(card.getAttribute('aria-posinset')) } : null;
}
