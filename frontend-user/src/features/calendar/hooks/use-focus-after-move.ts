import { useEffect, useState, type RefObject } from 'react';

/**
 * A moved item loses the focus at its old place: the focus follows it, or, if it left the page, goes to the place in
 * tab order. A user who does something else first keeps the focus.
 */
export function useFocusAfterMove(board: RefObject<HTMLElement | null>): (itemId: string) => void {
  const [moved, setMoved] = useState<string | null>(null);
  useEffect(() => {
    if (moved === null || !board.current) return undefined;
    const on = board.current;
    const forget = () => setMoved(null);
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      const target =
        on.querySelector<HTMLElement>(`[data-item="${moved}"]`) ??
        on.querySelector<HTMLElement>('[tabindex="0"]');
      target?.focus();
      forget();
    });
    observer.observe(on, { childList: true, subtree: true });
    document.addEventListener('pointerdown', forget);
    document.addEventListener('keydown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', forget);
      document.removeEventListener('keydown', forget);
    };
  }, [moved, board]);
  return setMoved;
}
