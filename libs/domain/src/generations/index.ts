export {
  GENERATION_OUTCOMES,
  WRITING_LIMITS,
  KEPT_SHARE_DAYS,
  KEPT_SHARE_DRAFTS,
  KEPT_SHARE_ENOUGH,
} from './generation.js';
export type {
  AnsweredQuestion,
  GenerationKind,
  GenerationOutcome,
  GenerationStatus,
  WritingSource,
  WritingSourceKind,
} from './generation.js';
