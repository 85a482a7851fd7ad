export { CONSOLE_SEARCH } from './console-search.limits.js';
export {
  BADLY_RATED_BELOW,
  FAILING_PAYMENT_REASONS,
  LOW_RATING_MAX,
  RATINGS_LOOKED_BACK_DAYS,
  SILENT_DAYS,
} from './needs.limits.js';
export { JOB_LABELS, jobFailureWords, QUEUE_LABELS } from './queue.texts.js';
export { STAFF_NOTE_MAX } from './notes.limits.js';
export { LISTED_MOST, totalLabel } from './listed.rules.js';
