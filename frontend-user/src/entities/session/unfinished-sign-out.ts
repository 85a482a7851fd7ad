import { BROWSER_MARKS } from '@drumbeat/domain';
import { deviceStorage } from '../../lib/browser-storage';

const key = BROWSER_MARKS.unfinishedSignOut;

/**
 * A sign-out that did not reach the server. Scripts cannot delete its cookies, so this browser stores which session
 * the user left, by its end, and treats it as left until the server has ended it. Any later session is a different
 * one.
 */
export const unfinishedSignOut = {
  read: () => deviceStorage.get(key),
  remember: (sessionExpiresAt: string) => void deviceStorage.set(key, sessionExpiresAt),
  forget: () => deviceStorage.remove(key),
};
