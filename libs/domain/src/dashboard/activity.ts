/** What a user, a writer or staff did that the activity feed tells (DASHBOARD-7). */
export const ACTIVITY_KINDS = [
  'posted',
  'draft_changed',
  'training_post_added',
  'style_analysed',
  'prompts_arrived',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
