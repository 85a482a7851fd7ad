import type { WritingProfile, WrittenPrompt } from '@drumbeat/domain';
import type { AuthorProfile } from './author-profile.js';
import type { WriterDescription } from './writer-description.js';

export interface PromptWritingRequest {
  readonly profile: AuthorProfile;
  /** Null while the user has no writing profile. */
  readonly preferences: WritingProfile | null;
  /** How many prompts, 1 to 60. */
  readonly count: number;
  /** Pillar numbers to write for, counted from 1; empty means all of them. */
  readonly pillars: readonly number[];
  /** Hooks that the user already has: none of them comes again. */
  readonly recent_hooks: readonly string[];
  /** The same request with the same seed gives the same prompts from the built-in writer. */
  readonly seed: string;
}

export interface PromptWritingResult {
  /** Exactly `count`, each of them valid by the domain's rules. */
  readonly prompts: readonly WrittenPrompt[];
  readonly writer: WriterDescription;
}

/** Writes prompts for a user's calendar: a connected model, or the built-in writer where none is configured. */
export abstract class PromptWriter {
  /**
   * @param signal ends the work early, for example when the worker stops
   * @throws ModelAwayError when the model cannot be reached or takes too long (worth another try later)
   * @throws ModelOutputError when its answer is unusable even after one repair
   */
  abstract write(request: PromptWritingRequest, signal?: AbortSignal): Promise<PromptWritingResult>;
}
