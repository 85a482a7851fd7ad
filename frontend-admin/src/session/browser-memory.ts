import { BROWSER_MARKS } from '@drumbeat/domain';

/** This browser's stored session data, shared with the user app. A browser without storage keeps nothing. */
export const browserMemory = {
  /** True when there was a session here, so that a missing one is worth a renewal. */
  hadSession: () => read(BROWSER_MARKS.signedIn) !== null,
  /** The end of a session that was left here without the server hearing of it. */
  leftSession: () => read(BROWSER_MARKS.unfinishedSignOut),
  /** Signed out of a session, named by its end, that the server could not end. */
  rememberLeft: (sessionEnd: string) => {
    try {
      localStorage.setItem(BROWSER_MARKS.unfinishedSignOut, sessionEnd);
    } catch {
      // Storage is refused: nothing was kept, and nothing can be.
    }
  },
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
