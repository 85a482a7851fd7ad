/** Texts for publishing in progress and its result, besides the post's own (publicationText). */
export const DELIVERY_TEXTS = {
  stillOnItsWay: 'Your post is still on its way',
  putOff: 'Not posted yet: we try again',
  paused: 'Not posted yet: sending is paused',
  notConfirmed: 'LinkedIn has not confirmed your post',
  waitsForReconnect: 'Your post waits until you reconnect LinkedIn',
  reconnected: 'LinkedIn is connected again: it goes out by itself in a moment.',
  otherMember:
    'It is planned for another LinkedIn account than the one that is connected now, and does not go out. Choose a time, and it goes out on this account; or connect the other one again.',
  disconnected: 'LinkedIn is not connected: it cannot go out at its time unless you connect it again.',
  editGoesOut: 'You can still change it: what is saved here at that time goes out.',
  missed: 'Your post did not go out at its time',
  draftAgain: 'Your post is a draft again',
  textRefused: 'LinkedIn refused this text. Change it before you post it again.',
  shareUnknown: 'It is not known whether your post is going out',
} as const;
