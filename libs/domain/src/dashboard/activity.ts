/** What a user, a writer or staff did that the activity feed tells (DASHBOARD-7). */
export type ActivityKind =
  'posted' | 'draft_changed' | 'training_post_added' | 'style_analysed' | 'prompts_arrived';
