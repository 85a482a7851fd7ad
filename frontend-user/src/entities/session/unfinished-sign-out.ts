import { BROWSER_MARKS } from '@drumbeat/domain';
import { deviceStorage } from '../../lib/browser-storage';

const key = BROWSER_MARKS.unfinishedSignOut;

/**
 * A sign-out that the server did not hear of. Its cookies are out of a script's reach, so this browser remembers which
 * session the user left, by its end, and treats it as left until the server has ended it. Any later session is another.
 */
export const unfinishedSignOut = {
  read: () => deviceStorage.get(key),
  remember: (sessionExpiresAt: string) => void deviceStorage.set(key, sessionExpiresAt),
  forget: () => deviceStorage.remove(key),
};
