const words: Readonly<Record<string, string>> = {
  'content_prompt.changed': 'Changed a prompt',
  'content_prompt.deleted': 'Deleted a prompt',
  'prompt_batch.ordered': 'Ordered a batch',
  'prompt_batch.pushed': 'Pushed a batch to the calendar',
  'prompt_batch.retried': 'Ordered a failed batch again',
  'session.token_reused': 'A used sign-in token came again; its session was ended',
  'staff_message.read': 'Read a message',
  'staff_message.replied': 'Answered a message',
  'subscription.granted': 'Granted a plan',
  'user.promoted': 'Made somebody staff',
  'user.updated': 'Changed a user',
};

/** The action in words; one that is newer than this list by its own name. */
export const actionLabel = (action: string) => words[action] ?? action;
