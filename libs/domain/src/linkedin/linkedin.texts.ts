/** What is said about the connection to LinkedIn. */
export const LINKEDIN_TEXTS = {
  notConnected: 'Please connect your LinkedIn account first',
  connectFailed: 'Error connecting to LinkedIn',
  outlivesToken:
    'Your LinkedIn connection ends before this time. Reconnect LinkedIn in the settings before then, so that the post can go out.',
} as const;
