import type { WhyReason, WritingLessons, WritingProfile, WrittenPrompt } from '@drumbeat/domain';
import type { AuthorProfile } from './author-profile.js';
import type { OwnPost } from './draft-writer.service.js';
import type { WriterDescription } from './writer-description.js';

/** An existing prompt: new ones take another angle. */
export interface ExistingPrompt {
  readonly hook: string;
  readonly category: string;
  readonly pillar_number: number;
  readonly frame_id: string | null;
}

/** A prompt as its writer hands it on. */
export interface FramedPrompt extends WrittenPrompt {
  /** The built-in writer's frame that it was made from; a model has none. */
  readonly frame_id: string | null;
}

export interface PromptWritingRequest {
  readonly profile: AuthorProfile;
  /** Null while the user has no writing profile. */
  readonly preferences: WritingProfile | null;
  /** Fields of the preferences that a person was the last to change. */
  readonly set_by_hand: readonly string[];
  /** What the user has posted or given for training, newest first. */
  readonly own_posts?: readonly OwnPost[];
  /** What the user has noted for later posts, newest first. */
  readonly notes?: readonly string[];
  /** Number of prompts, 1 to 60. */
  readonly count: number;
  /** Pillar numbers to write for, counted from 1; empty means all of them. */
  readonly pillars: readonly number[];
  /** How they are to sound, and what else staff ask for, in words; the built-in writer does not read them. */
  readonly tone?: string | null;
  readonly brief?: string | null;
  /** The user's prompts, newest first: none may be repeated. */
  readonly existing: readonly ExistingPrompt[];
  /** The user's opinions. */
  readonly lessons: WritingLessons;
  /** The reason for each prompt's `why`, in their order. */
  readonly reasons: readonly WhyReason[];
  /** The same request with the same seed gives the same prompts from the built-in writer. */
  readonly seed: string;
}

export interface PromptWritingResult {
  /** `count` of them, each valid by the domain's rules; fewer where the writer has no new angle left. */
  readonly prompts: readonly FramedPrompt[];
  /** The place of each prompt's reason among those of the request; left out where they are the first ones. */
  readonly places?: readonly number[];
  readonly writer: WriterDescription;
}

/** Writes prompts for a user's calendar: a connected model, or the built-in writer where none is configured. */
export abstract class PromptWriter {
  /**
   * @param signal aborts the work, for example when the worker stops
   * @throws ModelUnavailableError when the model cannot be reached or takes too long (worth another try later)
   * @throws ModelOutputError when its output is unusable even after one repair
   * @throws ModelRefusalError when it declines because of the content
   */
  abstract write(request: PromptWritingRequest, signal?: AbortSignal): Promise<PromptWritingResult>;
}
