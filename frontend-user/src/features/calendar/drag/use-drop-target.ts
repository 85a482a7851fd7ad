import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { CalendarItem } from '../calendar-item';
import { useDragAdapter } from './drag-adapter';
import { carried } from './use-draggable';

interface DropTarget {
  takes: (item: CalendarItem) => boolean;
  onDrop: (item: CalendarItem) => void;
}

/** Makes an element a drop target. Returns true while an accepted item is over it. */
export function useDropTarget(element: RefObject<HTMLElement | null>, target: DropTarget): boolean {
  const adapter = useDragAdapter();
  const [isOver, setIsOver] = useState(false);
  const takes = useEffectEvent((item: CalendarItem | undefined) => item !== undefined && target.takes(item));
  const drop = useEffectEvent((item: CalendarItem | undefined) => item && target.onDrop(item));
  useEffect(() => {
    if (!adapter || !element.current) return undefined;
    return adapter.dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => takes(carried(source.data)),
      // Of nested targets the innermost one accepts it.
      onDropTargetChange: ({ location, self }) =>
        setIsOver(location.current.dropTargets[0]?.element === self.element),
      onDrop: ({ source, location, self }) => {
        setIsOver(false);
        if (location.current.dropTargets[0]?.element === self.element) drop(carried(source.data));
      },
    });
  }, [adapter, element]);
  return isOver;
}
