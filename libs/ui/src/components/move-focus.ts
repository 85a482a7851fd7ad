import type { KeyboardEvent } from 'react';

/**
 * Moves the focus along the buttons of a row, from the last to the first and back: arrow keys, Home and End. The row
 * has one tab stop, managed by its owner.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.findIndex((button) => button === document.activeElement);
  const target = { ArrowLeft: focused - 1, ArrowRight: focused + 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}
