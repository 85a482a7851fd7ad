/** The author's profile fields for a writer, as the user filled them in. */
export interface AuthorProfile {
  readonly full_name: string;
  /** Pillar 1 is the first one. */
  readonly content_pillars: readonly string[];
  readonly target_audience: string | null;
  readonly ideal_target_client: string | null;
  readonly client_pain_points: string | null;
  readonly industry: string | null;
  readonly business_size: string | null;
  readonly content_strategy: string | null;
  /** The ideal client in a few sentences, as a writer summed them up and the user left them. */
  readonly generated_icp_summary: string | null;
}
