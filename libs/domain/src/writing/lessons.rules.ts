import type { PromptStatus } from '../prompts/prompt-status.rules.js';
import { cutWithDots } from '../text/characters.js';

/** What a user did with a prompt, or with a post of theirs, and said of it. */
export interface PastContent {
  readonly kind: 'prompt' | 'post';
  /** The prompt's hook or the post's title. */
  readonly title: string;
  /** Of the prompt that it is or was made from; null for a post by hand. */
  readonly category: string | null;
  readonly pillar_number: number | null;
  /** 1 to 5 stars; null where there are none. */
  readonly rating: number | null;
  readonly is_favorite: boolean;
  /** Of the prompt. A post counts as used: it is what came of a prompt. */
  readonly status: PromptStatus;
  /** Whether a post was made from it. */
  readonly has_post: boolean;
  readonly liked_aspects: readonly string[];
  readonly disliked_aspects: readonly string[];
  /** Feedback and lines to the staff about it, in the user's words. */
  readonly words: readonly string[];
}

export type Opinion = 'liked' | 'disliked';

/** What a batch is written from besides the profile: the user's opinions, and what they asked the staff for. */
export interface WritingLessons {
  readonly past: readonly PastContent[];
  /** Lines to the staff about nothing in particular. */
  readonly wishes: readonly string[];
}

export const NO_LESSONS: WritingLessons = { past: [], wishes: [] };

/** How many of each kind a writer and the staff are told. */
export const LESSONS_TOLD = 20;
const TITLE_TOLD = 80;
const WORDS_TOLD = 200;

/**
 * How strongly a user was for (positive) or against (negative) it, -2 to 2. Stars say it outright; without any, what the user
 * did with it does: a favourite and a used one were welcome, one that was put away without a post was not.
 */
export function strengthOf(past: PastContent): number {
  if (past.rating !== null) return past.rating - 3;
  if (past.is_favorite || past.status === 'used') return 1;
  return past.status === 'archived' && !past.has_post ? -1 : 0;
}

export function opinionOf(past: PastContent): Opinion | null {
  const strength = strengthOf(past);
  return strength > 0 ? 'liked' : strength < 0 ? 'disliked' : null;
}

/** Three opinions that nobody has given yet count as neutral, so that a single one does not decide about a whole kind. */
const NEUTRAL_OPINIONS = 3;
const LEAST_WEIGHT = 0.2;

/**
 * How often a kind of prompt is to come, by what the user thought of that kind: 1 is as often as any other, less after bad
 * opinions (never quite none: tastes change, and a month of one kind tires), more after good ones.
 */
export function weightOf(past: readonly PastContent[]): number {
  const opinions = past.map(strengthOf).filter((strength) => strength !== 0);
  const sum = opinions.reduce((total, strength) => total + strength, 0);
  return Math.max(LEAST_WEIGHT, 1 + sum / (opinions.length + NEUTRAL_OPINIONS));
}

const STARS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

/** One opinion in words, for staff: “Raising prices” (5 stars; liked: Clarity). */
export function describeOpinion(past: PastContent): string {
  const {
    kind,
    title,
    rating,
    is_favorite: isFavorite,
    status,
    liked_aspects,
    disliked_aspects,
    words,
  } = past;
  const reasons = [
    rating === null ? null : (STARS[rating - 1] ?? null),
    isFavorite ? 'favourite' : null,
    status === 'used' && kind === 'prompt' ? 'used' : null,
    status === 'archived' && !past.has_post ? 'archived unused' : null,
    liked_aspects.length > 0 ? `liked: ${liked_aspects.join(', ')}` : null,
    disliked_aspects.length > 0 ? `disliked: ${disliked_aspects.join(', ')}` : null,
  ].filter((reason) => reason !== null);
  const said = words.map((text) => ` “${cutWithDots(text, WORDS_TOLD)}”`).join('');
  return `${kind === 'post' ? 'Post ' : ''}“${cutWithDots(title, TITLE_TOLD)}” (${reasons.join('; ')})${said && `:${said}`}`;
}

/** All opinions in words, with what they add up to for each kind first. */
export function describeLessons(past: readonly PastContent[]): { liked: string[]; disliked: string[] } {
  const categories = [...new Set(past.flatMap(({ category }) => category ?? []))];
  const kinds = (keep: (weight: number) => boolean, text: (category: string) => string) =>
    categories
      .filter((category) => keep(weightOf(past.filter((one) => one.category === category))))
      .map(text);
  const each = (opinion: Opinion) =>
    past
      .filter((one) => opinionOf(one) === opinion)
      .slice(0, LESSONS_TOLD)
      .map(describeOpinion);
  return {
    liked: [
      ...kinds(
        (weight) => weight > 1.25,
        (category) => `More of the kind “${category}”`,
      ),
      ...each('liked'),
    ],
    disliked: [
      ...kinds(
        (weight) => weight < 0.75,
        (category) => `Less of the kind “${category}”`,
      ),
      ...each('disliked'),
    ],
  };
}
