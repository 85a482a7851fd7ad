export {
  CATEGORIES,
  categoriesOfType,
  PROMPT_TYPE_LABELS,
  PROMPT_TYPES,
  promptTags,
  promptTypeOf,
} from './prompt-category.rules.js';
export type { PromptType } from './prompt-category.rules.js';
export {
  archivePrompt,
  calendarArchiveAction,
  effectiveStatus,
  libraryArchiveStatus,
  PROMPT_STATUSES,
  promptDateChange,
  promptStatusChange,
  unarchivePrompt,
} from './prompt-status.rules.js';
export type { PromptStatus, PromptStatusChange, PromptStatusFacts } from './prompt-status.rules.js';
export { hookKey } from './hook.rules.js';
export { pillarLabel, promptTitle, themeFilterLabel } from './prompt-display.rules.js';
export { comparePromptsForLibrary, foldSearch, matchesPromptSearch } from './prompt-library.rules.js';
export {
  calendarCountsAfterChange,
  listAfterChange,
  promptCountsAfterChange,
  uniquePrompts,
} from './prompt-list.rules.js';
export type { PromptCounts, PromptListFilter } from './prompt-list.rules.js';
export {
  type BatchStatus,
  isBeingWritten,
  LEAVE_OUT_REASONS,
  REVIEW_DECISIONS,
  type ReviewDecision,
} from './prompt-batch.rules.js';
export { PROMPT_LIMITS, STARTER_BATCH } from './prompt.limits.js';
export { PROMPT_TEXTS } from './prompt.texts.js';
export { PREPARED_WHILE_SEEN_DAYS, WEEKLY_MODES, weekToPrepare } from './weekly-prompts.rules.js';
export type { WeeklyMode } from './weekly-prompts.rules.js';
export { isToWrite, promptPostWords } from './prompt-post.rules.js';
