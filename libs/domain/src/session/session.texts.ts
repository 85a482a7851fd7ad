/** Texts about the session besides the warnings before its end. */
export const SESSION_TEXTS = {
  staySignedIn: 'Stay signed in',
  renewed: 'You are still signed in',
  renewalFailed: 'Your session could not be renewed. Save your work; we will try again.',
  atItsLimit: 'This session cannot go on for longer. Save your work and sign in again.',
  ended: 'Your session has ended. Please sign in again. Your text is kept on this device for 24 hours.',
  otherAccount:
    'Somebody else is signed in in this browser now, so nothing was changed. What you wrote here is kept on this device for your account.',
  unnamedAccount: 'This page is older than Drumbeat. Reload it; what you wrote is kept on this device.',
  slow: 'This is taking longer than usual',
} as const;
