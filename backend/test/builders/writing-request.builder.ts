import { defaultWritingProfile } from '@drumbeat/domain';
import type { AuthorProfile } from '../../src/modules/writing/author-profile.js';
import type { DraftWritingRequest } from '../../src/modules/writing/draft-writer.service.js';

const A_BARE_PROFILE: AuthorProfile = {
  full_name: 'Ada Example',
  content_pillars: [],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  content_strategy: null,
  generated_icp_summary: null,
};

/** A draft from notes for an author of whom little is known. */
export const aWritingRequest = (overrides: Partial<DraftWritingRequest> = {}): DraftWritingRequest => ({
  profile: A_BARE_PROFILE,
  preferences: defaultWritingProfile(),
  set_by_hand: [],
  source: { kind: 'notes', notes: 'We lost some.' },
  instructions: null,
  previous_text: null,
  doubts: [],
  selection: null,
  answers: [],
  examples: [],
  own_posts: [],
  seed: 'x',
  ...overrides,
});
