export {
  DECISION_STATES,
  eventsAllowed,
  IN_PROGRESS_STATES,
  isInProgress,
  PUBLICATION_STATES,
  statesAllowing,
  TERMINAL_STATES,
  transition,
} from './publication.machine.js';
export type { NextPublicationState, PublicationEvent, PublicationState } from './publication.machine.js';
export { GRACE_MINUTES, PUBLISHING } from './publication.constants.js';
export { classifySendResult, connectionFailure } from './outcome.rules.js';
export type { OutcomeClass, OutcomeEvent, SendOutcome, SendResult } from './outcome.rules.js';
export { remedyAhead, type OutcomeCode, outcomeText } from './outcome.texts.js';
export { heldPostsText, mayHaveGoneOutText, NEW_TIME_ON_HOLD, stillRightText } from './held-posts.texts.js';
export { isPastGrace, minutesLate, notSentDelayMs, rateLimitRetryAt } from './retry.rules.js';
export { type KeptPublication, nextTryAt, publicationFacts } from './publication-facts.rules.js';
export {
  isDuplicateInDoubt,
  isRefusedText,
  isTextRefused,
  postNowInPauseText,
  publicationActions,
  publicationText,
  reconnectedInPauseText,
  scheduleInPauseText,
  WORDS_REFUSED,
} from './publication-text.rules.js';
export type { PublicationAction, PublicationText, RefusedText } from './publication-text.rules.js';
export { DELIVERY_TEXTS } from './delivery.texts.js';
export {
  actualThreadUrn,
  COMMENT_SCOPE,
  FIRST_COMMENT_MAX,
  FIRST_COMMENT_NOTICE,
  firstCommentOutcome,
  firstCommentWords,
  mayComment,
} from './first-comment.js';
export type { FirstCommentReason, FirstCommentState } from './first-comment.js';
export { publicationTimeline } from './timeline.rules.js';
export type { TimelineAttempt, TimelineEntry, TimelineEvent, TimelineKind } from './timeline.rules.js';
export { canTick, FINISH_WITHIN_MS, finishSteps, isTagStep } from './finish.rules.js';
export type { FinishKind, FinishStep, PostThatIsOut } from './finish.rules.js';
export { correctionObstacle, correctionOutcome, correctionWords } from './correction.rules.js';
export type { CorrectionOutcome, CorrectionWay } from './correction.rules.js';
