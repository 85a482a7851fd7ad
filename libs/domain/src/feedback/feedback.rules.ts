import { cutWithDots, firstCharacters } from '../text/characters.js';
import type { FeedbackAspect } from './feedback-aspects.js';
import { FEEDBACK_LIMITS, NO_RATING, RATING_MAX, RATING_MIN } from './feedback.limits.js';

export type AspectOpinion = 'liked' | 'disliked';

/** The aspects with an opinion; none is in both lists. */
export interface AspectOpinions {
  readonly liked: readonly FeedbackAspect[];
  readonly disliked: readonly FeedbackAspect[];
}

/** The rating after a click on a star: the current one clears (FEEDBACK-3). */
export function ratingAfterClick(current: number, clicked: number): number {
  return clicked === current ? NO_RATING : clicked;
}

/** Feedback can be submitted once a star is chosen (FEEDBACK-5). */
export function isRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= RATING_MIN && rating <= RATING_MAX;
}

/** A click on a thumb: takes the opinion back where it is that one, else it replaces the other one (FEEDBACK-4). */
export function opinionsAfterClick(
  opinions: AspectOpinions,
  aspect: FeedbackAspect,
  clicked: AspectOpinion,
): AspectOpinions {
  const had = opinions[clicked].includes(aspect);
  const others = (list: readonly FeedbackAspect[]) => list.filter((one) => one !== aspect);
  const cleared = { liked: others(opinions.liked), disliked: others(opinions.disliked) };
  return had ? cleared : { ...cleared, [clicked]: [...cleared[clicked], aspect] };
}

/** The aspects that are liked and disliked at once, which none may be (FEEDBACK-4). */
export function contradictoryAspects({ liked, disliked }: AspectOpinions): FeedbackAspect[] {
  return liked.filter((aspect) => disliked.includes(aspect));
}

/** `contextInfo`: what the feedback was about when it was given, with the first 200 characters of its text (FEEDBACK-6). */
export function feedbackContext(
  title: string,
  content: string,
): { readonly title: string; readonly content_preview: string } {
  const { title: titleMax, preview } = FEEDBACK_LIMITS;
  return {
    title: cutWithDots(title, titleMax - '...'.length),
    content_preview: firstCharacters(content, preview),
  };
}
