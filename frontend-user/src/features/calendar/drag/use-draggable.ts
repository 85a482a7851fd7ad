import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { CalendarItem } from '../calendar-item';
import { useDragAdapter } from './drag-adapter';

/** The data of a drag: the library passes it as a record. */
export const carried = (data: Record<string, unknown>) => data['item'] as CalendarItem | undefined;

/** Makes an element draggable as the item; null disables it. Returns true while it is being dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, item: CalendarItem | null): boolean {
  const adapter = useDragAdapter();
  const [isDragging, setIsDragging] = useState(false);
  const currentItem = useEffectEvent(() => ({ item }));
  const stays = item === null;
  useEffect(() => {
    if (!adapter || stays || !element.current) return undefined;
    return adapter.draggable({
      element: element.current,
      getInitialData: () => currentItem(),
      onDragStart: () => setIsDragging(true),
      onDrop: () => setIsDragging(false),
    });
  }, [adapter, element, stays]);
  return isDragging;
}
