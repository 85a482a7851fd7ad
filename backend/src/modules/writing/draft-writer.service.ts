import type { AnsweredQuestion, WritingProfile, WritingSource } from '@drumbeat/domain';
import type { AuthorProfile } from './author-profile.js';
import type { WriterDescription } from './writer-description.js';

/** What a draft is made from: a prompt of the library, or the user's own notes. */
export type DraftSource =
  | {
      readonly kind: 'prompt';
      readonly id: number;
      readonly hook: string;
      readonly prompt_text: string;
      readonly category: string;
      readonly pillar_label: string | null;
    }
  | { readonly kind: 'notes'; readonly notes: string };

/** A post of the user's own that shows how they write. */
export interface WritingExample {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** What every piece of work for a person starts from. */
export interface WritingVoice {
  readonly profile: AuthorProfile;
  /** Null while the user has no writing profile. */
  readonly preferences: WritingProfile | null;
  readonly examples: readonly WritingExample[];
}

export interface DraftWritingRequest extends WritingVoice {
  readonly source: DraftSource;
  /** What the user wants different this time, in their words. */
  readonly instructions: string | null;
  /** The text that stands there now: the new one is to replace it, or a part of it. */
  readonly previous_text: string | null;
  /** The part of `previous_text` to write anew; null for all of it. */
  readonly selection: string | null;
  readonly answers: readonly AnsweredQuestion[];
  /** The same request with the same seed gives the same draft from the built-in writer. */
  readonly seed: string;
}

export interface OpeningsRequest extends WritingVoice {
  /** The post that is to begin better. */
  readonly content: string;
  readonly seed: string;
}

export interface DraftProgress {
  /** Called with each piece of text as it is written. */
  readonly onText: (piece: string) => void;
  /** Ends the work: nobody waits for the draft any more. */
  readonly signal: AbortSignal;
}

/**
 * Writes posts: a connected model, or the built-in writer where none is configured.
 * All of its work throws ModelAwayError and ModelOutputError (see PromptWriter), or the signal's reason.
 */
export abstract class DraftWriter {
  abstract readonly description: WriterDescription;

  /**
   * Answers the whole draft, or the new text of the selection, valid by the domain's rules. It can differ from the pieces
   * that were streamed: a text that broke a rule is repaired once before it is answered.
   */
  abstract write(request: DraftWritingRequest, progress: DraftProgress): Promise<string>;

  /** One to three questions whose answers the draft would have to invent otherwise. */
  abstract ask(request: DraftWritingRequest, signal: AbortSignal): Promise<string[]>;

  /** Five different first lines for the post. */
  abstract suggestOpenings(request: OpeningsRequest): Promise<string[]>;

  /** What of the request this writer looks at, for the user. */
  abstract sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[];
}
