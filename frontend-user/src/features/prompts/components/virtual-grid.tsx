import Box from '@mui/material/Box';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Prompt } from '../../../entities/types';
import { useFocusKeeping } from '../hooks/use-focus-keeping';
import { useGridPlace } from '../hooks/use-grid-place';
import { useKeptRows, useRowKeeping } from '../hooks/use-kept-rows';

/** Space between cards and the least width of one, in pixels. */
export const GRID_GAP = 16;
const CARD_MIN_WIDTH = 320;

/** Number of cards per row at this width of the list. */
export function columnsFor(width: number): number {
  return Math.max(1, Math.floor((width + GRID_GAP) / (CARD_MIN_WIDTH + GRID_GAP)));
}

/** The rows of a grid, each with its cards; the last one may have fewer. */
export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = [];
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns));
  return rows;
}

/** Height of a card with a title of three lines and a hook of two, in pixels; each row is measured once rendered. */
const ROW_HEIGHT = 312;
/** Rows drawn beyond the window on each side: Tab always finds the next card there. */
const ROWS_AROUND = 3;

interface VirtualGridProps {
  /** Accessible name of the list. */
  label: string;
  prompts: readonly Prompt[];
  /** Total number, including those not loaded; null when unknown. */
  total: number | null;
  isBusy: boolean;
  /** True while a dialog about a card is open. */
  isCovered: boolean;
  renderCard: (prompt: Prompt) => ReactNode;
  /** Called when the last rows are near. */
  onNearEnd: () => void;
  /** "/" was pressed in the list. */
  onFind?: (() => void) | undefined;
}

/**
 * Cards in rows, of which only those near the window are in the document. They stay in reading order, each announces
 * its position, and the focused row stays mounted while scrolling.
 */
export default function VirtualGrid(props: VirtualGridProps) {
  const { label, prompts, total, isBusy, isCovered, renderCard, onNearEnd, onFind } = props;
  const list = useRef<HTMLDivElement>(null);
  const { width, top } = useGridPlace(list);
  const columns = columnsFor(width);
  const rows = useMemo(() => rowsOf(prompts, columns), [prompts, columns]);
  const initialRows = useKeptRows(columns);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    // Another number of columns makes other rows: their former heights are invalid.
    getItemKey: useCallback((row: number) => `${columns}/${row}`, [columns]),
    estimateSize: () => ROW_HEIGHT,
    gap: GRID_GAP,
    overscan: ROWS_AROUND,
    scrollMargin: top,
    initialMeasurementsCache: initialRows,
    useFlushSync: false,
    rangeExtractor: useCallback((range: Range) => withRow(range, focusedRow), [focusedRow]),
  });
  const drawn = virtualizer.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastDrawn >= rows.length - 1 - ROWS_AROUND) onNearEnd();
  }, [lastDrawn, rows.length, onNearEnd]);
  useRowKeeping(virtualizer, columns);
  useFocusKeeping(list, prompts, isCovered);

  function find(event: KeyboardEvent) {
    // Key events from a card's menu bubble here as well.
    const isInList = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !isInList || !onFind) return;
    event.preventDefault();
    onFind();
  }
  return (
    <Box
      ref={list}
      role="list"
      aria-label={label}
      aria-busy={isBusy}
      aria-keyshortcuts={onFind ? '/' : undefined}
      onKeyDown={find}
      onFocus={({ target }) => setFocusedRow(rowOf(target))}
      onBlur={() => setFocusedRow(null)}
      style={{ height: virtualizer.getTotalSize() }}
      sx={{ position: 'relative', overflowAnchor: 'none' }}
    >
      {drawn.map((row) => (
        <Box
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
          sx={{ position: 'absolute', inset: '0 0 auto', display: 'grid', gap: `${GRID_GAP}px` }}
        >
          {rows[row.index]?.map((prompt, column) => (
            <Box
              key={prompt.id}
              role="listitem"
              aria-setsize={total ?? -1}
              aria-posinset={row.index * columns + column + 1}
              data-prompt={prompt.id}
              sx={{ minWidth: 0 }}
            >
              {renderCard(prompt)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const rowOf = (element: HTMLElement) => {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : null;
};

function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
