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
  STAFF_NOTE_MAX,
  FAILED_JOBS_KEPT,
} from './staff.limits.js';
export { jobFailureWords, QUEUE_LABELS } from './queue.texts.js';
export {
  LISTED_MOST,
  totalLabel,
  type ConsoleList,
  type ListFilterName,
  type ListSort,
} from './listed.rules.js';
