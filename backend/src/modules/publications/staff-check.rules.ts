import type { PublicationState } from '@drumbeat/domain';

/** Look for proof of an uncertain send once more, or wake a worker for what is due. */
export type StaffCheck = 'look_for_proof' | 'wake';

/**
 * What staff may set off about a publication: only what our processes do by themselves all the time, so that doing it twice,
 * or at the wrong moment, can send nothing twice. To publish, move or give up a post is its owner's to decide.
 */
export function staffCheck(state: PublicationState, dueAt: Date, now: Date): StaffCheck | null {
  if (state === 'reconciling' || state === 'needs_user') return 'look_for_proof';
  if (state === 'scheduled' && dueAt <= now) return 'wake';
  return null;
}
