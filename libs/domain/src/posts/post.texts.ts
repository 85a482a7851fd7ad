/** What the posts list, the editor's dialogs and their toasts say (D §2, §4, §5, §8). */
export const POST_TEXTS = {
  untitled: 'Untitled post',
  markAsPosted: 'Mark as posted',
  addAnalytics: 'Add analytics',
  needsDecision: 'Needs your decision',

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

  modified: 'Modified',
  postNow: 'Post Now',
  schedule: 'Schedule',
  connect: 'Connect to LinkedIn',
  scheduledFor: 'Scheduled for',

  shared: 'Posted to LinkedIn successfully!',
  shareFailed: 'Failed to post to LinkedIn',
  stillOnItsWay: 'Your post is still on its way',
  putOff: 'Not posted yet: we try again',
  notConfirmed: 'LinkedIn has not confirmed your post',
  waitsForReconnect: 'Your post waits until you reconnect LinkedIn',
  reconnected: 'LinkedIn is connected again: it goes out by itself in a moment.',
  editGoesOut: 'You can still change it: what is saved here at that time goes out.',
  missed: 'Your post did not go out at its time',
  draftAgain: 'Your post is a draft again',
  textRefused: 'LinkedIn refused this text. Change it before you post it again.',
  shareUnknown: 'It is not known whether your post is going out',
  scheduled: 'Post scheduled successfully!',
  scheduleFailed: 'Failed to schedule post',
  tooSoon: 'Please select a date and time at least 5 minutes in the future',

  /** Answer of a change that comes while LinkedIn may be reading the text (409 publication.in_progress). */
  inProgress:
    'This post is being published or checked right now. You can change it once its outcome is known.',
  /** Answer of figures for what was never posted (422 post.not_posted). */
  notPosted: 'Only a post that is on LinkedIn has figures.',
  stale: 'This post was changed somewhere else in the meantime.',
} as const;
