import { BROWSER_MARKS } from '@drumbeat/domain';

const key = BROWSER_MARKS.unfinishedSignOut;

/**
 * A sign-out that the server did not hear of. Its cookies are out of a script's reach, so this browser remembers which
 * session the user left, by its end, and treats it as left until the server has ended it. Any later session is another.
 */
export const unfinishedSignOut = {
  read: (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  remember: (sessionExpiresAt: string) => {
    try {
      localStorage.setItem(key, sessionExpiresAt);
    } catch {
      // Without storage the session stays open until its end; the server could not be told, and neither can we be.
    }
  },
  forget: () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was remembered where storage is refused.
    }
  },
};
