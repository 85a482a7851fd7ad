/** Texts of the posts list, the editor's dialogs and their toasts. */
export const POST_TEXTS = {
  untitled: 'Untitled post',
  markAsPosted: 'Mark as posted',
  postItNow: 'Post it now',
  addAnalytics: 'Add analytics',
  changeAnalytics: 'Change analytics',
  needsDecision: 'Needs your decision',
  /** No decision needed: the outcome is being determined. */
  lookedUp: 'Being looked up',

  deleted: 'Post deleted',
  deleteFailed: 'The post could not be deleted',
  restored: 'Post restored',
  restoreFailed: 'The post could not be restored',
  hidden: 'Post hidden',
  shownAgain: 'Post shown again',
  moveFailed: 'The post could not be moved',
  markedPosted: 'Marked as posted',
  analyticsSaved: 'Analytics saved',
  analyticsFailed: 'The analytics could not be saved',
  /** Of a training post. */
  ofTraining: 'The date and the figures of a training post are entered in your writing profile.',
  inWritingProfile: 'Open in the writing profile',

  modified: 'Modified',
  postNow: 'Post Now',
  schedule: 'Schedule',
  connect: 'Connect to LinkedIn',
  scheduledFor: 'Scheduled for',
  /** The same in a pause, where nothing goes out at its time. */
  plannedFor: 'Planned for',
  postByHand: 'Post it by hand',
  /** Above the time of a post by hand. */
  remindedOn: 'We remind you on',
  timePassed: 'This time has passed. Choose a later one.',

  shared: 'Posted to LinkedIn successfully!',
  shareFailed: 'Failed to post to LinkedIn',
  scheduled: 'Post scheduled successfully!',
  timeChangedOnHold: 'The time is changed; the post stays on hold.',
  scheduleFailed: 'Failed to schedule post',
  tooSoon: 'Please select a date and time at least 5 minutes in the future',

  /** Error of a change while the text may be on its way to LinkedIn (409 publication.in_progress). */
  inProgress:
    'This post is being published or checked right now. You can change it once its outcome is known.',
  /** The same where it is the user who knows: LinkedIn left us unsure, and nothing more is looked for. */
  awaitsAnswer:
    'Tell us first whether this post is on LinkedIn: you find it among your decisions. After that you can change or post it.',
  /** Error for figures of an unpublished post (422 post.not_posted). */
  notPosted: 'Only a post that is on LinkedIn has figures.',
  figuresTooEarly: 'LinkedIn’s figures are worth reading 2 days after posting. Add them then.',
  stale: 'This post was changed somewhere else in the meantime.',
} as const;
