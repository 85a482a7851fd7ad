/** Texts about the connection to LinkedIn. */
export const LINKEDIN_TEXTS = {
  notConnected: 'Please connect your LinkedIn account first',
  formerNotConnected:
    'The LinkedIn account that this post was planned for is not connected any more. Connect it again, or choose a new time: the post then goes out on the account that is connected.',
  connectFailed: 'Error connecting to LinkedIn',
  outlivesToken:
    'Your LinkedIn connection ends before this time. Reconnect LinkedIn in the settings before then, so that the post can go out.',
} as const;
