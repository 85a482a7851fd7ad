import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { CalendarItem } from '../calendar-item';
import { useDragAdapter } from './drag-adapter';

/** What a drag carries: the library hands it around as a record. */
export const carried = (data: Record<string, unknown>) => data['item'] as CalendarItem | undefined;

/** Lets an element be dragged as the item; null where it stays. Answers whether it is being dragged. */
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
