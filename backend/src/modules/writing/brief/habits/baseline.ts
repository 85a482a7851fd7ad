import { HABIT_POSTS_MIN } from '../../habit.limits.js';

/** What a habit is about. */
export type Trait =
  | 'question'
  | 'emoji'
  | 'emoji first'
  | 'hashtag'
  | 'list'
  | 'dash'
  | 'semicolon'
  | 'orders'
  | 'exclamation'
  | 'brackets'
  | 'reader'
  | 'we'
  | 'opening'
  | 'closing'
  | 'closing question'
  | 'plain opening'
  | 'plain closing'
  | 'salutation'
  | 'sign-off'
  | 'small letters'
  | 'longer paragraph'
  | 'time first'
  | 'person first'
  | 'reported speech'
  | 'quoted speech'
  | 'figures'
  | 'contrast pairs';

/**
 * The share of posts that has a trait where no voice is in them: what a writer does unasked. A habit is what differs from it, since
 * only that changes a draft. No public count of posts by these traits exists, so each is an estimate with its reason; it errs
 * towards the middle, where neither having nor lacking a trait is claimed soon.
 */
export const BASELINE: Readonly<Record<Trait, number>> = {
  // Most advice on LinkedIn recommends one, and models ask readers in most drafts.
  question: 0.6,
  // Writers are told to end without one, so that none comes unasked.
  'closing question': 0.2,
  // Most people use one now and then.
  emoji: 0.4,
  'emoji first': 0.1,
  // LinkedIn's own advice is three to five; many follow it.
  hashtag: 0.5,
  // One of the six kinds of prompts asks for a list; some others become one.
  list: 0.25,
  // Models set them between thoughts; people who type on a phone do not, and most of the others in a post or two.
  dash: 0.3,
  // Hardly anybody types one in a post.
  semicolon: 0.1,
  // Advice at the end of a post is common; to tell the reader what to do in most of them is a manner.
  orders: 0.3,
  exclamation: 0.4,
  brackets: 0.2,
  // Every other post tells a story and speaks to nobody.
  reader: 0.5,
  we: 0.2,
  // Seven kinds of first lines and five of last lines, none of which most people keep to.
  opening: 0.2,
  closing: 0.25,
  // What is none of the other kinds: every other post begins and ends so.
  'plain opening': 0.5,
  'plain closing': 0.5,
  // Nobody does these by accident, and no model unasked.
  salutation: 0,
  'sign-off': 0,
  'small letters': 0,
  // Here and there a paragraph has a line more than the others.
  'longer paragraph': 0.3,
  'time first': 0.2,
  'person first': 0.25,
  // Stories that need it are one in five.
  'reported speech': 0.2,
  // As with what is told of others; who quotes people in every other post has an ear for them.
  'quoted speech': 0.2,
  // Notes bring their figures with them.
  figures: 0.4,
  // Writers are told not to make the commonest of them, so none comes unasked.
  'contrast pairs': 0,
};

/** How far a share must lie from the baseline: less happens by chance in ten posts. */
const MARGIN = 0.3;
/** A trait in at most this share of the posts is one that the author leaves out. */
const SELDOM = 0.1;
/** What comes about by chance less often than this is no accident: the margin cannot be reached below a rare trait. */
const BY_CHANCE = 1 / 8;
/** Shares such as 0.7 - 0.4 come out a little below 0.3. */
const ROUNDING = 1e-9;

/** Seen in at least three posts, and more often than where no voice is in it. */
export function isHabit(seen: number, of: number, baseline: number): boolean {
  return seen >= HABIT_POSTS_MIN && seen / of - baseline >= MARGIN - ROUNDING;
}

/** Seen hardly ever, although it would be expected: by far, or in so many posts that chance does not explain it. */
export function isLeftOut(seen: number, of: number, baseline: number): boolean {
  if (seen / of > SELDOM) return false;
  return baseline - seen / of >= MARGIN - ROUNDING || chanceOfAtMost(seen, of, baseline) < BY_CHANCE;
}

/** How likely a trait of this share is in at most `seen` of so many posts (the binomial distribution). */
function chanceOfAtMost(seen: number, of: number, share: number): number {
  let exactly = (1 - share) ** of;
  let sum = exactly;
  for (let count = 1; count <= seen; count += 1) {
    exactly *= ((of - count + 1) / count) * (share / (1 - share));
    sum += exactly;
  }
  return sum;
}
