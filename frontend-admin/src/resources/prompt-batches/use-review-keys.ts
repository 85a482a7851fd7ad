import { useEffect, useEffectEvent } from 'react';

/** What a key does; a key without a meaning now is left out. */
export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>;

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';

const COVERS = {
  page: '[role="dialog"], [role="menu"], [role="listbox"]',
  dialog: '[role="menu"], [role="listbox"]',
};

/**
 * Hears single keys on the whole page, or in the dialog before it, but none while somebody types, chooses in a list or has
 * something else before them.
 */
export function useReviewKeys(keys: ReviewKeys, place: keyof typeof COVERS = 'page'): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(WRITES)) return;
    if (document.querySelector(COVERS[place])) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
