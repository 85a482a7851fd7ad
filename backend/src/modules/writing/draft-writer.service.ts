import type {
  AnsweredQuestion,
  PlainDate,
  TextFinding,
  WritingProfile,
  WritingSource,
} from '@drumbeat/domain';
import type { AuthorProfile } from './author-profile.js';
import type { WriterBrief } from './brief/writer-brief.js';
import type { WriterDescription } from './writer-description.js';

export type { WriterBriefSection } from './brief/writer-brief.js';

/** The source of a draft: a prompt of the library, or the user's own notes. */
export type DraftSource =
  | {
      readonly kind: 'prompt';
      readonly id: number;
      readonly hook: string;
      readonly prompt_text: string;
      readonly category: string;
      readonly pillar_label: string | null;
      /** Why it suits this user. */
      readonly why?: string | null;
      /** The day that it is planned for. */
      readonly date?: PlainDate | null;
      /** Of one that a writer made none of the facts is the author's; `staff` have put theirs into their own words. */
      readonly written_by: 'built-in' | 'model' | 'staff';
    }
  | { readonly kind: 'notes'; readonly notes: string };

/** A post of the user's own that shows their style. */
export interface WritingExample {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** A post of the user's own as it is out, or as they gave it for training. */
export interface OwnPost extends WritingExample {
  /** Null for a training post without a date. */
  readonly posted_at: Date | null;
  /** The latest figures; null while unknown. The rate is in percent. */
  readonly impressions: number | null;
  readonly engagement_rate: number | null;
  /** Stars from 1 to 5 by the author. */
  readonly rating?: number | null;
  /** The writer's text that the post was made from; null for one that the author wrote alone. */
  readonly ai_text?: string | null;
}

/** The input common to all requests for a person. */
export interface WritingVoice {
  readonly profile: AuthorProfile;
  /** Null while the user has no writing profile. */
  readonly preferences: WritingProfile | null;
  /** Fields of the preferences that a person was the last to change. */
  readonly set_by_hand: readonly string[];
  /** Rules that the author accepted of what their edits show, each a sentence with where it was learned (LEARN-5). */
  readonly learned?: readonly string[];
  readonly examples: readonly WritingExample[];
  /** What the user has written so far, newest first: habits, openings not to repeat, facts that are theirs. */
  readonly own_posts: readonly OwnPost[];
  /** What the user said in their voice interview: examples behind all posts, and nothing else. */
  readonly interview_texts?: readonly WritingExample[];
}

export interface DraftWritingRequest extends WritingVoice {
  readonly source: DraftSource;
  /** The user's instructions for this version. */
  readonly instructions: string | null;
  /** The present text, which the new one replaces fully or partly. */
  readonly previous_text: string | null;
  /** What of `previous_text` has no source as far as is known: a writer put it there, so it is none itself. */
  readonly doubts: readonly TextFinding[];
  /** The part of `previous_text` to rewrite; null for all of it. */
  readonly selection: string | null;
  readonly answers: readonly AnsweredQuestion[];
  /** What its author was told to do with `previous_text`, as long as that is still the text it was said of. */
  readonly advice?: readonly WritingSource[];
  /** The same request with the same seed gives the same draft from the built-in writer. */
  readonly seed: string;
}

export interface OpeningsRequest extends WritingVoice {
  /** The post that needs a better beginning. */
  readonly content: string;
  /** What of it has no source, as of a draft's `previous_text`. */
  readonly doubts: readonly TextFinding[];
  /** What its author was told to do with it, as with a draft's `previous_text`. */
  readonly advice?: readonly WritingSource[];
  readonly seed: string;
}

export interface DraftProgress {
  /** Called with each piece of text as it is written. */
  readonly onText: (piece: string) => void;
  /** Aborts the work: nobody waits for the draft any more. */
  readonly signal: AbortSignal;
  /** Called once by a writer that reads what it wrote, before the text is returned: with what its author should look at, as it is still wrong after the repair. */
  readonly onFindings?: (findings: readonly TextFinding[]) => void;
}

/**
 * Writes posts: a connected model, or the built-in writer where none is configured.
 * All of its work throws ModelUnavailableError and ModelOutputError (see PromptWriter), or the signal's reason.
 */
export abstract class DraftWriter {
  abstract readonly description: WriterDescription;
  /** The version of the brief that it writes to; null for a writer without one. */
  readonly briefVersion: number | null = null;

  /** Reads what the user has written so far, a post at a time, so that others get their turn in between; what follows knows it then. */
  abstract readAhead(posts: readonly WritingExample[]): Promise<void>;

  /** False where a prompt alone is too little to write from: the writer adds nothing to the user's own words. */
  abstract readonly writesFromPrompts: boolean;

  /**
   * Returns the whole draft, or the new text of the selection, valid by the domain's rules. It can differ from the pieces
   * that were streamed: everything is read, and what is wrong with it is repaired once before it is returned.
   */
  abstract write(request: DraftWritingRequest, progress: DraftProgress): Promise<string>;

  /** One to three questions whose answers the draft would have to invent otherwise. */
  abstract ask(request: DraftWritingRequest, signal: AbortSignal): Promise<string[]>;

  /** Different first lines for the post, at most five; what is wrong with them is told as for a draft. */
  abstract suggestOpenings(
    request: OpeningsRequest,
    progress?: Pick<DraftProgress, 'onFindings'>,
  ): Promise<string[]>;

  /** All that this writer is told for a draft, in words for its author. */
  abstract brief(request: DraftWritingRequest): WriterBrief;

  /** The parts of the request that this writer uses, and what the author is to do with the text, for display. */
  abstract sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[];
}
