import type { PublicationState } from '@drumbeat/domain';

/** Look for proof of an uncertain send again, or wake a worker for a due publication. */
export type StaffCheck = 'look_for_proof' | 'wake';

/**
 * Steps that staff may start for a publication: only those that our processes take regularly themselves, so that
 * repeating one, or taking it at the wrong moment, cannot send anything twice. Publishing, moving or cancelling a
 * post is its owner's decision.
 */
export function staffCheck(state: PublicationState, dueAt: Date, now: Date): StaffCheck | null {
  if (state === 'reconciling' || state === 'needs_user') return 'look_for_proof';
  if (state === 'scheduled' && dueAt <= now) return 'wake';
  return null;
}
