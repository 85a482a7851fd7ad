/** Kinds of requests to a writer: a post to save, a suggestion, first lines, or questions before writing. */
export const GENERATION_KINDS = ['draft', 'suggestion', 'openings', 'questions'] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

/** `stopped` by the user, `failed` by anything else; both keep what was written until then. */
export const GENERATION_STATUSES = ['writing', 'completed', 'stopped', 'failed'] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

/** The use of a generated text: put into the post (`inserted`, `replaced`, automatically `saved`), or not. */
export const GENERATION_OUTCOMES = ['inserted', 'replaced', 'beside', 'dismissed', 'saved'] as const;
export type GenerationOutcome = (typeof GENERATION_OUTCOMES)[number];

/**
 * Kinds of what is said beside a text. `style` is a setting, or the form of the author's posts; `notes` are theirs, or what the
 * built-in writer did with them; `post` is the former text.
 * `advice` is no source, but what its author is to do with the text before posting.
 */
export const WRITING_SOURCE_KINDS = [
  'prompt',
  'notes',
  'training_post',
  'style',
  'post',
  'answer',
  'advice',
] as const;
export type WritingSourceKind = (typeof WRITING_SOURCE_KINDS)[number];

/** One thing that is said beside a text: a source in the list "Drawn from", or an `advice` above that list. */
export interface WritingSource {
  readonly kind: WritingSourceKind;
  /** Displayed: the prompt's hook, the post's title, the name of the setting, the question that was answered, the advice in short. */
  readonly label: string;
  /** The beginning of the text, the setting's value, or the advice in full. */
  readonly excerpt: string | null;
  /** Id of the prompt or the post, if it has one. */
  readonly id: string | null;
}

/** A question that was asked before writing, with the user's answer. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Lengths in UTF-16 units. `questions` is the most that are asked at a time. */
export const WRITING_LIMITS = {
  questions: 3,
  question: 300,
  answer: 1_000,
  /** Instructions for a text. */
  instructions: 1_000,
  openings: 5,
  opening: 210,
  /** Of a text that is written for its author. */
  hashtags: 3,
} as const;

/** The newest drafts of a user whose median counts: older ones say little about the writer of today. */
export const KEPT_SHARE_DRAFTS = 10;
/** Fewer released drafts than this say nothing: one of them that was written anew would turn the median. */
export const KEPT_SHARE_ENOUGH = 5;
/** The days over which all users are looked at together. */
export const KEPT_SHARE_DAYS = 90;
