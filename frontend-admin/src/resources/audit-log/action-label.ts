const words: Readonly<Record<string, string>> = {
  'account.deleted': 'Deleted an account',
  'content_prompt.changed': 'Changed a prompt',
  'content_prompt.deleted': 'Deleted a prompt',
  'email.confirmed': 'Confirmed an address',
  'identity.linked': 'Linked a way to sign in',
  'password.removed': 'Removed a password',
  'data.restored': 'Found data that was put back from a backup',
  'outgoing_channel.paused': 'Paused a way out',
  'outgoing_channel.released': 'Released a way out',
  'prompt_batch.ordered': 'Ordered a batch',
  'prompt_batch.pushed': 'Pushed a batch to the calendar',
  'prompt_batch.retried': 'Ordered a failed batch again',
  'session.ended': 'Ended a session',
  'session.opened': 'Signed in',
  'session.token_reused': 'A used sign-in token came again; its session was ended',
  'publication.checked': 'Looked a publication up again',
  'staff_message.read': 'Read a message',
  'staff_message.replied': 'Answered a message',
  'subscription.granted': 'Granted a plan',
  'training_post.deleted': 'Deleted a training post',
  'user.demoted': 'Took staff rights away',
  'user.promoted': 'Made somebody staff',
  'user.updated': 'Changed a user',
};

/** 'Thing done' of thing.done. */
const asWords = (action: string) => action.charAt(0).toUpperCase() + action.slice(1).replaceAll(/[._]/g, ' ');

/** The action's label; its own name if this list does not have it. */
export const actionLabel = (action: string) => words[action] ?? asWords(action);
