/**
 * How long the texts of a generation are kept: request, sources and output. Half a year covers a draft that
 * is resumed late, and feedback on it; afterwards they would only duplicate texts that their user has changed
 * or deleted since. The figures (kind, outcome, how much was changed) stay: they are what lessons need.
 */
export const GENERATION_WORDS_DAYS = 180;

/** Texts of generations begun before this instant are erased at `now`. */
export function generationWordsForgottenBefore(now: Date): Date {
  return new Date(now.getTime() - GENERATION_WORDS_DAYS * 86_400_000);
}
