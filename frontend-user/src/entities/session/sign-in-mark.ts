import { BROWSER_MARKS } from '@drumbeat/domain';
import { deviceStorage } from '../../lib/browser-storage';

const key = BROWSER_MARKS.signedIn;

/**
 * Remembers that this browser had a session, so that only then a missing one is renewed at the start;
 * the tokens themselves are in httpOnly cookies that no script sees.
 */
export const signInMark = {
  isSet: () => deviceStorage.get(key) !== null,
  set: () => void deviceStorage.set(key, 'yes'),
  clear: () => deviceStorage.remove(key),
};
