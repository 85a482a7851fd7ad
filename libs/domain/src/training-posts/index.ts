export { RECOMMENDED_TRAINING_POSTS, TRAINING_POST_MAX } from './training-post.limits.js';
export {
  IMPORT_FILE_BYTES_MAX,
  IMPORT_FILES_MAX,
  IMPORT_ITEMS_MAX,
  IMPORT_KEPT_HOURS,
  IMPORT_SEARCH_MAX,
  IMPORTED_COMMENT_WORDS_MIN,
  IMPORTED_KINDS,
  type ImportedKind,
} from './import/import.limits.js';
export { IMPORT_REFUSALS, LEFT_OUT_REASONS } from './import/import.texts.js';
export type { ImportRefusal, LeftOutReason } from './import/import.texts.js';
export { areFiguresDoubtful, knownEngagementRate } from './import/known-engagement.rules.js';
export { PASTED_POSTS_RULE, splitPastedPosts } from './import/pasted-posts.rules.js';
export {
  engagementBadge,
  engagementLabel,
  isVeryLongPost,
  metricFrom,
  performanceCategory,
  savedDescription,
  totalEngagement,
  trainingPostProblem,
  type TrainingPostDifference,
  type TrainingPostField,
  type TrainingPostFields,
} from './training-post.rules.js';
export type { PerformanceCategory } from './training-post.rules.js';
export { linkedInPostOf, trainingAddressProblem } from './training-post-address.rules.js';
export { addFailedText, analyticsErrorText, TRAINING_TEXTS } from './training-post.texts.js';
