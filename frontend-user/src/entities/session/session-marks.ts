import { BROWSER_MARKS } from '@drumbeat/domain';
import { deviceStorage } from '../../lib/browser-storage';

const { signedIn, unfinishedSignOut: leftSession } = BROWSER_MARKS;

/**
 * Remembers that this browser had a session, so that only then a missing one is renewed at the start;
 * the tokens themselves are in httpOnly cookies that no script sees.
 */
export const signInMark = {
  isSet: () => deviceStorage.get(signedIn) !== null,
  set: () => void deviceStorage.set(signedIn, 'yes'),
  clear: () => deviceStorage.remove(signedIn),
};

/**
 * A sign-out that did not reach the server. Scripts cannot delete its cookies, so this browser stores which session
 * the user left, by its end, and treats it as left until the server has ended it. Any later session is a different
 * one.
 */
export const unfinishedSignOut = {
  read: () => deviceStorage.get(leftSession),
  remember: (sessionExpiresAt: string) => void deviceStorage.set(leftSession, sessionExpiresAt),
  forget: () => deviceStorage.remove(leftSession),
};
