/**
 * A browser's marks of its session, in localStorage: the user app and the console share an origin and with it these
 * marks. The tokens are httpOnly cookies that no script sees.
 */
export const BROWSER_MARKS = {
  /** This browser had a session: only then a missing one is renewed at the start. */
  signedIn: 'drumbeat-signed-in',
  /** A sign-out that did not reach the server: the end of the session that was left. */
  unfinishedSignOut: 'drumbeat-unfinished-sign-out',
} as const;
