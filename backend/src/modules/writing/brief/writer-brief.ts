import type { BriefSectionName } from './brief-sections.js';

/** A part of what a writer is told. */
export interface WriterBriefSection {
  /** Stable, for tests and for links. */
  readonly name: BriefSectionName | 'matter' | 'form';
  /** For the author, in plain words. */
  readonly title: string;
  /** Each a sentence, or a text of the author's. */
  readonly lines: readonly string[];
}

/** A post of the author's that the writer reads. */
export interface WriterBriefExample {
  readonly post_id: string | null;
  /** Its first line. */
  readonly opening: string;
  /** Why it was chosen, as a sentence. */
  readonly reason: string;
  /** How it did, as a phrase; null while unknown. */
  readonly figures: string | null;
}

/** All that a writer is told for a draft, in words for its author. Nothing else of theirs reaches it. */
export interface WriterBrief {
  /** In the order in which the writer gets them; none is empty. */
  readonly sections: readonly WriterBriefSection[];
  /** Most useful first; also lines of the section `examples`. */
  readonly examples: readonly WriterBriefExample[];
  /** What the writer would have been told, had there been room. */
  readonly left_out: readonly WriterBriefSection[];
  /** The author's texts that end earlier than they do, for room: titles of what they are. */
  readonly shortened: readonly string[];
  /** The rules that every draft is written to, whoever its author is; none for the built-in writer. */
  readonly rules: readonly string[];
  /** Estimated size, rules included, and its limit; null for a writer that reads no tokens. */
  readonly tokens: { readonly count: number; readonly max: number } | null;
}
