import { useEffect, useEffectEvent, useState } from 'react';

/** The row under the pointer, by the `data-row` attribute of each row. */
const rowAt = ({ clientX, clientY }: PointerEvent): HTMLElement | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'row' in element.dataset);

/**
 * True when the dragged row would be under the pointer after swapping with the row there. Without this check, a low
 * row dragged over a high one would swap back and forth.
 */
function isReached(over: HTMLElement, held: number, { clientY }: PointerEvent): boolean {
  const { top, bottom } = over.getBoundingClientRect();
  const height =
    over.parentElement?.querySelector(`[data-row="${held}"]`)?.getBoundingClientRect().height ?? 0;
  return Number(over.dataset['row']) > held ? clientY >= bottom - height : clientY <= top + height;
}

/**
 * Moves a row with the pointer that drags its grip. Listens to the window: the row itself is removed from and
 * reinserted into the page while it moves, which would lose a captured pointer.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    // Released without an event, as under an opened menu.
    if (event.buttons === 0) {
      setDragged(null);
      return;
    }
    const over = rowAt(event);
    const place = Number(over?.dataset['row']);
    if (dragged === null || !over || place === dragged || !isReached(over, dragged, event)) return;
    onMove(dragged, place);
    setDragged(place);
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const drop = () => setDragged(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [isDragging]);
  return { dragged, grab: setDragged };
}
