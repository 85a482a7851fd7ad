import type { PlainDate } from '../time/plain-date.js';
import { seasonOf, type Season } from './season.rules.js';

/** Maximum length of the sentence on why a prompt suits its user, shown below the prompt on a card. */
export const WHY_MAX = 300;

/** A prompt or post of the user's that did well; new prompts may refer to it. */
export interface PastWinner {
  readonly kind: 'prompt' | 'post';
  /** The prompt's hook or the post's title. */
  readonly title: string;
  /** Category of the prompt that it is or was made from; null for a post without one. */
  readonly category: string | null;
  readonly pillar_number: number | null;
  /** Its evidence; figures of published posts will be added. */
  readonly evidence: { readonly by: 'rating'; readonly stars: 4 | 5 };
}

/** The content of the sentence on why a prompt suits its user. */
export type WhyReason =
  | { readonly kind: 'pillar' }
  | { readonly kind: 'past_winner'; readonly winner: PastWinner }
  | { readonly kind: 'season'; readonly season: Season };

const BY_PILLAR: WhyReason = { kind: 'pillar' };

/**
 * One reason for each prompt of a batch. The season where the date has one, past winners in turn, and the pillar: each gets a
 * third where all are at hand, so that a page of cards does not say the same sixty times.
 * @param dates of the prompts in their order; null or missing for one without
 */
export function planReasons(input: {
  readonly count: number;
  readonly dates: readonly (PlainDate | null)[];
  readonly winners: readonly PastWinner[];
}): WhyReason[] {
  const { count, dates, winners } = input;
  return Array.from({ length: count }, (_, index): WhyReason => {
    const season = seasonOf(dates[index] ?? null);
    const winner = winners[Math.floor(index / 3) % Math.max(1, winners.length)];
    if (index % 3 === 1 && winner) return { kind: 'past_winner', winner };
    if (index % 3 === 2 && season !== null) return { kind: 'season', season };
    return BY_PILLAR;
  });
}

/** The reason that always holds, for a prompt whose own one has been overtaken: its date has moved out of the season. */
export function pillarWhy(pillarLabel: string): string {
  return `“${pillarLabel}” is one of the subjects that you want to be known for.`;
}
