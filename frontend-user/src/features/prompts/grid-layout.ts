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
