export { KEPT_SHARE_DAYS, KEPT_SHARE_DRAFTS, KEPT_SHARE_ENOUGH } from './kept-share.rules.js';
export { GENERATION_OUTCOMES, WRITING_LIMITS } from './generation.js';
export type {
  AnsweredQuestion,
  GenerationKind,
  GenerationOutcome,
  GenerationStatus,
  WritingSource,
  WritingSourceKind,
} from './generation.js';
