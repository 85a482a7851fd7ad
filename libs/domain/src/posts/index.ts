export { nextPostStatus, POST_STATUSES, type PostStatus } from './post-status.machine.js';
export {
  ANALYTICS_AFTER_MS,
  NEEDS_ANALYTICS_AFTER_MS,
  handPlan,
  postDisplay,
  postTabOf,
  waitsForItsTime,
} from './display-state.rules.js';
export type { DisplayState } from './display-state.rules.js';
export { newestWithin } from './newest-within.rules.js';
export { postName, TRAINING_POST_TITLE } from './post-name.rules.js';
export {
  cleanPostText,
  countCharacters,
  countWords,
  POST_CONTENT_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  postTextProblems,
  schedulePreview,
  titleFromContent,
  tooLongToSave,
} from './post-text.rules.js';
export { rewordedPost } from './reworded-post.rules.js';
export {
  HOURLY_SLOTS,
  isFarEnoughAhead,
  MIN_SCHEDULE_LEAD_MS,
  SCHEDULE_TOO_SOON,
  suggestHandTime,
  suggestSchedule,
} from './schedule.rules.js';
export { nextOpenBeat, usualTime } from './open-beat.rules.js';
export {
  engagementRate,
  EXAMPLE_IMPRESSIONS_MIN,
  exceedsImpressions,
  GREAT_ENGAGEMENT_RATE,
  hasFigures,
  PERFORMANCE_FIGURE_MAX,
  FIGURE_LABELS,
  FIGURES,
  PUBLISHED_POST_SORTS,
  type PublishedPostSort,
} from './engagement.rules.js';
export {
  afterDailyReset,
  CALLS_OF_A_READING,
  FIGURES_SCOPE,
  FIRST_READING_AFTER_MS,
  mayKeepReading,
  mayReadFigures,
  nextReadingAt,
  READ_FOR_MS,
  READING_CALLS_OF_A_MEMBER,
  readingPauseUntil,
} from './figure-readings.rules.js';
export type { FigureSource, ReadingPauseReason } from './figure-readings.rules.js';
export type { KnownFigures, PerformanceFigures } from './engagement.rules.js';
export { GROUPS_OF_TAB, POST_GROUP_TITLES, POST_GROUPS, postGroupOf } from './post-group.rules.js';
export type { PostGroup } from './post-group.rules.js';
export { joinedRanges, type TextRange } from './text-range.js';
export { estimateFold, findRunUp, firstSentence } from './first-lines.rules.js';
export { POST_TEXTS } from './post.texts.js';
export { openingKind, opensWithAuthor, opensWithFigure } from './opening-kind.rules.js';
export { SUGGESTION_LIMITS, SUGGESTION_STATES, suggestionPlace, withSuggestion } from './suggestion.rules.js';
export type { SuggestionState } from './suggestion.rules.js';
