/** All that is written into the audit log, in staff's words. */
export const AUDIT_ACTIONS = {
  'account.deleted': 'Deleted an account',
  'approvals.read': 'Read who released what',
  'calendar.read': 'Read a calendar',
  'content_prompt.changed': 'Changed a prompt',
  'content_prompt.decided': 'Decided on a prompt',
  'content_prompt.deleted': 'Deleted a prompt',
  'content_prompt.placed': 'Gave a prompt another slot',
  'content_prompt.rewrite_ordered': 'Had a prompt written again',
  'content_prompt.rewritten': 'Wrote a prompt again',
  'data.restored': 'Found data that was put back from a backup',
  'email.confirmed': 'Confirmed an address',
  'feedback.replied': 'Answered feedback',
  'identity.linked': 'Linked a way to sign in',
  'job.given_back': 'Gave a failed job back to the ledger',
  'job.removed': 'Removed a failed job',
  'job.retried': 'Had a failed job run again',
  'outgoing_channel.paused': 'Paused a way out',
  'outgoing_channel.released': 'Released a way out',
  'password.changed': 'Changed a password',
  'password.removed': 'Removed a password',
  'password.reset': 'Set a forgotten password anew',
  'payment_event.replayed': 'Had a payment event processed again',
  'post_suggestion.made': 'Suggested an edit of a post',
  'post_suggestion.withdrawn': 'Withdrew a suggestion',
  'posts.read': 'Read posts',
  'prompt_batch.ordered': 'Ordered a batch',
  'prompt_batch.pushed': 'Pushed a batch to the calendar',
  'prompt_batch.rest_approved': 'Approved the rest of a batch',
  'prompt_batch.retried': 'Ordered a failed batch again',
  'publication.checked': 'Looked a publication up again',
  'session.ended': 'Ended a session',
  'session.opened': 'Signed in',
  'session.signed_out': 'Signed out',
  'session.token_reused': 'A used sign-in token came again; its session was ended',
  'staff_message.read': 'Read a message',
  'staff_message.replied': 'Answered a message',
  'staff_note.changed': 'Changed a note about a user',
  'staff_note.deleted': 'Deleted a note about a user',
  'staff_note.written': 'Wrote a note about a user',
  'subscription.ended': 'Ended a plan',
  'subscription.granted': 'Granted a plan',
  'training_post.deleted': 'Deleted a training post',
  'training_posts.read': 'Read training posts',
  'user.deleted': 'Deleted a user',
  'user.demoted': 'Took staff rights away',
  'user.export_begun': 'Began to download all that is a user’s',
  'user.exported': 'Downloaded all that is a user’s',
  'user.profile_locked': 'Locked a profile',
  'user.profile_unlocked': 'Unlocked a profile',
  'user.promoted': 'Made somebody staff',
  'user.updated': 'Changed a user',
  'weekly_prompts.changed': 'Set the weekly prompts of a user',
  'writing_profile.read': 'Read a writing profile',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Staff who look at what is a user's. */
export type ReadingAction = Extract<
  AuditAction,
  'approvals.read' | 'calendar.read' | 'posts.read' | 'training_posts.read' | 'writing_profile.read'
>;

/** Records that an action is done to: their table, or what stands for one. With `one` they have a page in the console; `word` names one that has none. */
export const AUDIT_RECORDS = {
  auth_sessions: { many: 'Sessions', word: 'Session' },
  content_prompts: { many: 'Prompts', one: 'The prompt' },
  data_restores: { many: 'Restored data', word: 'Restore' },
  feedback: { many: 'Feedback', one: 'The feedback' },
  jobs: { many: 'Jobs', word: 'Job' },
  outgoing_channels: { many: 'Ways out', word: 'Way out' },
  payment_events: { many: 'Payment events', one: 'The payment event' },
  posts: { many: 'Posts', one: 'The post' },
  profiles: { many: 'Users', one: 'The user' },
  prompt_batches: { many: 'Batches', one: 'The batch' },
  publications: { many: 'Publications', one: 'The publication' },
  sample_post_analytics: { many: 'Training posts', word: 'Training post' },
  staff_messages: { many: 'Messages', one: 'The message' },
  staff_notes: { many: 'Notes about users', word: 'Note' },
  user_subscriptions: { many: 'Plans', word: 'Plan' },
} as const satisfies Readonly<
  Record<string, { readonly many: string; readonly one?: string; readonly word?: string }>
>;

export type AuditRecordKind = keyof typeof AUDIT_RECORDS;

/** Those with a page in the console. */
export type AuditPageKind = {
  [Kind in AuditRecordKind]: (typeof AUDIT_RECORDS)[Kind] extends { readonly one: string } ? Kind : never;
}[AuditRecordKind];
