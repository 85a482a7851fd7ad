import type { WritingProfile } from '@drumbeat/domain';
import type { AuthorProfile } from './author-profile.js';
import type { WriterDescription } from './writer-description.js';

/** What a draft is made from: a prompt of the library, or the user's own notes. */
export type DraftSource =
  | {
      readonly kind: 'prompt';
      readonly hook: string;
      readonly prompt_text: string;
      readonly category: string;
      readonly pillar_label: string | null;
    }
  | { readonly kind: 'notes'; readonly notes: string };

export interface DraftWritingRequest {
  readonly profile: AuthorProfile;
  /** Null while the user has no writing profile. */
  readonly preferences: WritingProfile | null;
  readonly source: DraftSource;
  /** What the user wants different this time, in their words. */
  readonly instructions: string | null;
  /** The text that the new one replaces. */
  readonly previous_text: string | null;
  /** The same request with the same seed gives the same draft from the built-in writer. */
  readonly seed: string;
}

export interface DraftProgress {
  /** Called with each piece of text as it is written. */
  readonly onText: (piece: string) => void;
  /** Ends the work: nobody waits for the draft any more. */
  readonly signal: AbortSignal;
}

/** Writes post drafts: a connected model, or the built-in writer where none is configured. */
export abstract class DraftWriter {
  abstract readonly description: WriterDescription;

  /**
   * Answers the whole draft, valid by the domain's rules. It can differ from the pieces that were streamed: a text that
   * broke a rule is repaired once before it is answered.
   * @throws ModelAwayError, ModelOutputError (see PromptWriter)
   */
  abstract write(request: DraftWritingRequest, progress: DraftProgress): Promise<string>;
}
