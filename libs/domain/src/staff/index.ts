export {
  AUDIT_ACTIONS,
  AUDIT_RECORDS,
  type AuditAction,
  type AuditPageKind,
  type AuditRecordKind,
  type ReadingAction,
} from './audit.texts.js';
export { CONSOLE_SEARCH, isSearchable } from './console-search.rules.js';
export {
  BADLY_RATED_BELOW,
  FAILED_BATCH_DAYS,
  FAILING_PAYMENT_REASONS,
  LOW_RATING_MAX,
  RATINGS_LOOKED_BACK_DAYS,
  SILENT_DAYS,
} from './needs.limits.js';
export { FAILED_JOBS_KEPT } from './queue.limits.js';
export { jobFailureWords, QUEUE_LABELS } from './queue.texts.js';
export { STAFF_NOTE_MAX } from './notes.limits.js';
export {
  LISTED_MOST,
  totalLabel,
  type ConsoleList,
  type ListFilterName,
  type ListSort,
} from './listed.rules.js';
