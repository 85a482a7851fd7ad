import { useEffect, useEffectEvent, useState } from 'react';

/** The place of the row under the pointer, by the `data-row` that each row of the list carries. */
function rowAt({ clientX, clientY }: PointerEvent): number | null {
  const row = document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'row' in element.dataset);
  return row ? Number(row.dataset['row']) : null;
}

/**
 * Moves a row along with the pointer that holds its grip. Listens to the window: the row itself is taken out of the page
 * and put back while it moves, which would lose a captured pointer.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    const over = rowAt(event);
    if (dragged === null || over === null || over === dragged) return;
    onMove(dragged, over);
    setDragged(over);
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
