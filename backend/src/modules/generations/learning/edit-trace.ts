import type { EditPlace } from './compared-text.js';

/** Words that were cut, added, or put in the place of others. */
const PHRASE_KINDS = ['cut_phrase', 'replaced_phrase', 'added_phrase'] as const;
/** What was done to the form of a draft. */
const FORM_KINDS = [
  'closing_question',
  'hashtags',
  'emoji_removed',
  'emoji_added',
  'paragraphs_split',
  'paragraphs_merged',
  'opening_replaced',
  'shortened',
  'lengthened',
] as const;
export const EDIT_KINDS = [...PHRASE_KINDS, ...FORM_KINDS] as const;

export type FormKind = (typeof FORM_KINDS)[number];
export type EditKind = (typeof EDIT_KINDS)[number];

/** A draft of a writer, and the post that its author made of it. */
export interface ComparedDraft {
  /** The id of the generation. */
  readonly id: string;
  readonly written: string;
  readonly posted: string;
  /** Other texts that a writer put into the same post: what stands in them was not added by the author. */
  readonly also_written: readonly string[];
  /** True where the post took what staff suggested: its edits are not the author's alone. */
  readonly took_suggestion: boolean;
  readonly from: 'prompt' | 'notes';
  /** From 1 on; null where the draft belongs to none. */
  readonly pillar: number | null;
}

/** What an author did to a draft, once. */
export interface EditTrace {
  readonly kind: EditKind;
  /** What is compared: words in lower case without punctuation; of an opening its type; else empty. */
  readonly key: string;
  /** As it is written. */
  readonly phrase: string;
  /** What stands in its place; empty where nothing does. */
  readonly instead: string;
  /** Of what is counted, how much there is after the edit: emoji, or words as a share of the draft's. */
  readonly measure: number | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly place: EditPlace | null;
}

/** Characters of a quotation in the evidence. */
export const EVIDENCE_MAX = 300;
