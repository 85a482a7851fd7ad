import type { AuthorProfile } from './author-profile.js';

/** The person's answers about clients and business, as written. */
export interface AnsweredProfile extends AuthorProfile {
  readonly company_size: string | null;
  readonly pain_points: string | null;
}

export interface ProfileWritingRequest {
  readonly profile: AnsweredProfile;
  readonly neverUsePhrases: readonly string[];
}

/** Writes about a person from their answers: a connected model, or the built-in writer when none is configured. */
export abstract class ProfileWriter {
  /**
   * 3 to 5 content pillars, valid by the domain's rules.
   * @throws ModelUnavailableError, ModelOutputError (see PromptWriter)
   */
  abstract suggestPillars(request: ProfileWritingRequest, signal?: AbortSignal): Promise<string[]>;

  /**
   * A paragraph on who the ideal client is (ICP), from the answers alone: nothing is invented.
   * @throws ModelUnavailableError, ModelOutputError (see PromptWriter)
   */
  abstract summariseIcp(request: ProfileWritingRequest, signal?: AbortSignal): Promise<string>;
}
