export { FEEDBACK_ASPECTS, FEEDBACK_TYPES, isAspectOf } from './feedback-aspects.js';
export type { FeedbackAspect, FeedbackType } from './feedback-aspects.js';
export {
  contradictoryAspects,
  feedbackContext,
  isRating,
  opinionsAfterClick,
  ratingAfterClick,
} from './feedback.rules.js';
export type { AspectOpinion, AspectOpinions } from './feedback.rules.js';
export { FEEDBACK_LIMITS, NO_RATING, RATING_MAX } from './feedback.limits.js';
export { FEEDBACK_TEXTS } from './feedback.texts.js';
