import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes the topmost dialog by Escape also while nothing has the focus: a button that is disabled under the user's finger loses
 * it to the page, and MUI returns it to the dialog only at its next check (every 50 ms).
 */
export function useEscapeOnBody(
  open: boolean,
  dialog: RefObject<HTMLElement | null>,
  onClose: (() => void) | undefined,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== document.body) return;
    if ([...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog.current) onClose?.();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
