import { type ReactNode, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { itemId } from '../../calendar-item';
import { useDraggable } from '../../drag/use-draggable';
import { useDropTarget } from '../../drag/use-drop-target';
import type { MoveTarget } from '../../hooks/use-moves';
import { useBoard } from '../calendar-board';
import type { WeekPlace } from '../week/week-places';

/** Style while dragged, and while something is dragged over it. */
const PlaceFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  borderRadius: '0.75rem',
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shortest }),
  '&[draggable="true"]': { cursor: 'grab' },
  '&[data-dragging="true"]': { opacity: 0.45 },
  '&[data-over]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: 'inherit',
    border: `2px dashed ${theme.vars.palette.line.control}`,
    pointerEvents: 'none',
  },
  '&[data-over="taken"]::after': {
    borderColor: theme.vars.palette.primary.main,
    background: `color-mix(in srgb, ${theme.vars.palette.soft.accent} 60%, transparent)`,
  },
}));

interface PlaceProps {
  place: WeekPlace;
  /** Accessible name: the content, or that it is empty. */
  label: string;
  /** True for the week's one place in tab order. */
  isTabStop: boolean;
  /** Target of a prompt dropped here; null accepts none. */
  target?: MoveTarget | null;
  /** True when its day is over: a drop is refused with the reason. */
  past: boolean;
  /** True when it cannot be dragged, only focused. */
  fixed?: boolean;
  spansSlots?: boolean;
  children: ReactNode;
}

/** One place of a day of the week: it can be focused, dragged, and dropped upon. */
export function Place({
  place: { id, item },
  label,
  isTabStop,
  target = null,
  past,
  fixed = false,
  spansSlots = false,
  children,
}: PlaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { move } = useBoard();
  const isDragging = useDraggable(frame, fixed ? null : item);
  const isOver = useDropTarget(frame, {
    takes: (dragged) =>
      target !== null && dragged.kind === 'prompt' && (item === null || itemId(dragged) !== itemId(item)),
    onDrop: (dragged) => target && move(dragged, target),
  });
  return (
    <PlaceFrame
      ref={frame}
      role="group"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      data-place={id}
      data-item={item ? itemId(item) : undefined}
      data-dragging={isDragging}
      data-over={isOver ? (past ? 'refused' : 'taken') : undefined}
      sx={spansSlots ? { gridRow: 'span 2', display: 'grid' } : undefined}
    >
      {children}
    </PlaceFrame>
  );
}
