import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

interface KeptRows {
  columns: number;
  rows: VirtualItem[];
}

/** Heights of rows by the visit that saw them, so that coming back finds the page as long as it was left. */
const keptRows = new Map<string, KeptRows>();
const VISITS_KEPT = 10;

function keep(visit: string, kept: KeptRows): void {
  keptRows.delete(visit);
  keptRows.set(visit, kept);
  const [oldest] = keptRows.keys();
  if (keptRows.size > VISITS_KEPT && oldest !== undefined) keptRows.delete(oldest);
}

/** The rows that an earlier look at this visit's page has measured, where it had as many columns. */
export function useKeptRows(columns: number): VirtualItem[] {
  const { key: visit } = useLocation();
  const [rows] = useState(() => {
    const kept = keptRows.get(visit);
    return kept?.columns === columns ? kept.rows : [];
  });
  return rows;
}

/** Stores the measured rows for the user's return. */
export function useRowKeeping(virtualizer: Virtualizer<Window, Element>, columns: number): void {
  const { key: visit } = useLocation();
  useLayoutEffect(
    () => () => keep(visit, { columns, rows: virtualizer.takeSnapshot() }),
    [visit, columns, virtualizer],
  );
}
