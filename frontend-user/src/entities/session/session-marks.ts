import { BROWSER_MARKS } from '@drumbeat/domain';
import { deviceStorage } from '../../lib/device/browser-storage';
import { isPaymentRecent } from './payment-success.rules';

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

const payment = 'drumbeat-payment-success';

/** That this browser came back from a successful payment, and when, in milliseconds: it stops a redirect for half an hour, and opens nothing (NAVIGATION-7). */
export const paymentMark = {
  isRecent: () => {
    const markedAt = deviceStorage.get(payment);
    return markedAt !== null && isPaymentRecent(Number(markedAt), Date.now());
  },
  /** An older one goes first, whatever it says. */
  renew: () => {
    deviceStorage.remove(payment);
    deviceStorage.set(payment, String(Date.now()));
  },
  clear: () => deviceStorage.remove(payment),
};
