/**
 * How long a line to the staff is kept once they have read it, with its answer: half a year, as a notice. What nobody has read stays,
 * and so do a user's newest lines about each prompt and about nothing in particular: the next batch learns from them, however
 * long ago they were written.
 */
export const MESSAGE_DAYS = 180;

/** At least as many as the lessons of the next batch read (`prompts/lessons`). */
export const NEWEST_KEPT = 10;

/** Lines written before this instant are removed at `now`. */
export function messagesRemovedBefore(now: Date): Date {
  return new Date(now.getTime() - MESSAGE_DAYS * 86_400_000);
}
