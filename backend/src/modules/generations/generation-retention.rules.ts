/**
 * How long the words of a generation are kept: what was asked, what it was drawn from and what came. Half a year covers a draft
 * that is taken up late, and feedback on it; afterwards the words would only be a second copy of texts that their user has
 * changed or thrown away since. The figures (kind, outcome, how much was changed) stay: they are what was learnt.
 */
export const GENERATION_WORDS_DAYS = 180;

/** Words of generations that began before this instant are forgotten at `now`. */
export function generationWordsForgottenBefore(now: Date): Date {
  return new Date(now.getTime() - GENERATION_WORDS_DAYS * 86_400_000);
}
