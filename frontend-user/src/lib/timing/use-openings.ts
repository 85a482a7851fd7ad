import { useState } from 'react';

/**
 * How often a dialog was opened. Used as its key to give each opening fresh state; at 0 the dialog was never opened,
 * and its code need not be fetched.
 */
export function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, openings: open ? 1 : 0 });
  if (seen.open === open) return seen.openings;
  const openings = open ? seen.openings + 1 : seen.openings;
  setSeen({ open, openings });
  return openings;
}
