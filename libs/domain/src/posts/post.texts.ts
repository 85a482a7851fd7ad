/** What the posts list, the editor's dialogs and their toasts say (D §2, §4, §5, §8). */
export const POST_TEXTS = {
  untitled: 'Untitled post',
  markAsPosted: 'Mark as posted',
  addAnalytics: 'Add analytics',

  modified: 'Modified',
  postNow: 'Post Now',
  schedule: 'Schedule',
  connect: 'Connect to LinkedIn',
  scheduledFor: 'Scheduled for',

  shared: 'Posted to LinkedIn successfully!',
  shareFailed: 'Failed to post to LinkedIn',
  scheduled: 'Post scheduled successfully!',
  scheduleFailed: 'Failed to schedule post',
  tooSoon: 'Please select a date and time at least 5 minutes in the future',

  /** Answer of a change that comes while LinkedIn may be reading the text (409 publication.in_progress). */
  inProgress:
    'This post is being published or checked right now. You can change it once its outcome is known.',
  stale: 'This post was changed somewhere else in the meantime.',
} as const;
