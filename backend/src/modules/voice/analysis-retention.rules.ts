/**
 * How long an analysis is kept after its end. What it found is in the profile and its history by then; half a year covers whoever
 * looks up why, as with notices and the texts of generations. The last complete one of a user stays whatever its age: the voice's
 * page shows it.
 */
export const ANALYSIS_DAYS = 180;

/** Analyses that ended before this instant are removed at `now`. */
export function analysesRemovedBefore(now: Date): Date {
  return new Date(now.getTime() - ANALYSIS_DAYS * 86_400_000);
}
