import type { Profile } from '../users/profile/profiles.repository.js';

/** What users fill in of themselves that a writer is told. What becomes of each field: `brief/author-facts.ts`. */
type ToldField =
  | 'content_pillars'
  | 'target_audience'
  | 'ideal_target_client'
  | 'client_pain_points'
  | 'industry'
  | 'business_size'
  | 'content_strategy'
  | 'generated_icp_summary';

/** The author's profile fields for a writer, as the user filled them in; the name is '' where there is none. */
export interface AuthorProfile extends Pick<Profile, ToldField> {
  readonly full_name: string;
}
