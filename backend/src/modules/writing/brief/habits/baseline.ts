/** What a habit is about. */
export type Trait =
  | 'question'
  | 'emoji'
  | 'hashtag'
  | 'list'
  | 'dash'
  | 'exclamation'
  | 'brackets'
  | 'reader'
  | 'we'
  | 'opening'
  | 'closing'
  | 'closing question';

/**
 * The share of posts that has a trait where no voice is in them: what a writer does unasked. A habit is what differs from it, since
 * only that changes a draft. No public count of posts by these traits exists, so each is an estimate with its reason; it errs
 * towards the middle, where neither having nor lacking a trait is claimed soon.
 */
export const BASELINE: Readonly<Record<Trait, number>> = {
  // The closing question that most advice on LinkedIn recommends, and models add to most drafts.
  question: 0.6,
  'closing question': 0.5,
  // Most people use one now and then.
  emoji: 0.4,
  // LinkedIn's own advice is three to five; many follow it.
  hashtag: 0.5,
  // One of the six kinds of prompts asks for a list; some others become one.
  list: 0.25,
  // Models set them between thoughts; people who type on a phone do not.
  dash: 0.45,
  exclamation: 0.4,
  brackets: 0.2,
  // Every other post tells a story and speaks to nobody.
  reader: 0.5,
  we: 0.2,
  // Seven kinds of first lines and five of last lines, none of which most people keep to.
  opening: 0.2,
  closing: 0.25,
};

/** How far a share must lie from the baseline: less happens by chance in ten posts. */
export const MARGIN = 0.3;
/** Fewer posts show no habit. */
export const POSTS_MIN = 3;
/** A trait in at most this share of the posts is one that the author leaves out. */
export const SELDOM = 0.1;
