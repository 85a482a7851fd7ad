import type { PromptStatus } from '../prompts/prompt-status.rules.js';
import type { PastWinner } from './why.rules.js';
import { cutWithDots } from '../text/characters.js';

/** A user's action and opinion on a prompt, or on a post of theirs. */
export interface PastContent {
  readonly kind: 'prompt' | 'post';
  /** The prompt's hook or the post's title. */
  readonly title: string;
  /** Category of the prompt that it is or was made from; null for a post without one. */
  readonly category: string | null;
  readonly pillar_number: number | null;
  /** 1 to 5 stars; null without any. */
  readonly rating: number | null;
  readonly is_favorite: boolean;
  /** Status of the prompt. A post counts as used. */
  readonly status: PromptStatus;
  /** True when a post was made from it. */
  readonly has_post: boolean;
  readonly liked_aspects: readonly string[];
  readonly disliked_aspects: readonly string[];
  /** True for a prompt that staff left out before its user saw it. */
  readonly is_left_out?: boolean;
  /** The built-in writer's frame that it is or was made from; null where it was made from none. */
  readonly frame_id: string | null;
  /** Feedback texts, messages to the staff about it, and why staff left it out. */
  readonly words: readonly string[];
}

export type Opinion = 'liked' | 'disliked';

/** The input of a batch besides the profile: the user's opinions, and their wishes to the staff. */
export interface WritingLessons {
  readonly past: readonly PastContent[];
  /** Messages to the staff without a prompt. */
  readonly wishes: readonly string[];
}

export const NO_LESSONS: WritingLessons = { past: [], wishes: [] };

/** Number of each kind given to a writer and shown to staff. */
export const LESSONS_IN_BRIEF = 20;
const TITLE_MAX = 80;
const WORDS_MAX = 200;

/**
 * A user's opinion, from -2 (against) to 2 (for). From the stars; without any, from the user's action: a favourite
 * and a used one count as liked, one archived without a post as disliked.
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

/** Three virtual neutral opinions are added, so that a single one does not decide about a whole kind. */
const NEUTRAL_OPINIONS = 3;
const LEAST_WEIGHT = 0.2;

/**
 * The relative frequency of a kind of prompt, by the user's opinions: 1 is average, less after bad opinions (never
 * none: tastes change, and a month of one kind is tiring), more after good ones.
 */
export function weightOf(past: readonly PastContent[]): number {
  const opinions = past.map(strengthOf).filter((strength) => strength !== 0);
  const sum = opinions.reduce((total, strength) => total + strength, 0);
  return Math.max(LEAST_WEIGHT, 1 + sum / (opinions.length + NEUTRAL_OPINIONS));
}

const STARS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

/** One opinion as text, for staff: “Raising prices” (5 stars; liked: Clarity). */
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
    past.is_left_out
      ? 'left out by staff'
      : status === 'archived' && !past.has_post
        ? 'archived unused'
        : null,
    liked_aspects.length > 0 ? `liked: ${liked_aspects.join(', ')}` : null,
    disliked_aspects.length > 0 ? `disliked: ${disliked_aspects.join(', ')}` : null,
  ].filter((reason) => reason !== null);
  const said = words.map((text) => ` “${cutWithDots(text, WORDS_MAX)}”`).join('');
  return `${kind === 'post' ? 'Post ' : ''}“${cutWithDots(title, TITLE_MAX)}” (${reasons.join('; ')})${said && `:${said}`}`;
}

/** What did well before as text, for staff: Post “Raising prices” (5 stars). */
export function describeWinner({ kind, title, evidence: { stars } }: PastWinner): string {
  return `${kind === 'post' ? 'Post ' : ''}“${cutWithDots(title, TITLE_MAX)}” (${STARS[stars - 1]})`;
}

/** All opinions as text, preceded by a summary for each kind. */
export function describeLessons(past: readonly PastContent[]): { liked: string[]; disliked: string[] } {
  const categories = [...new Set(past.flatMap(({ category }) => category ?? []))];
  const kinds = (keep: (weight: number) => boolean, text: (category: string) => string) =>
    categories
      .filter((category) => keep(weightOf(past.filter((one) => one.category === category))))
      .map(text);
  const each = (opinion: Opinion) =>
    past
      .filter((one) => opinionOf(one) === opinion)
      .slice(0, LESSONS_IN_BRIEF)
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
