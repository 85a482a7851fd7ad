import { deviceStorage } from '../../lib/browser-storage';
import { isPaymentRecent } from './payment-success.rules';

const key = 'drumbeat-payment-success';

/** Whether this browser came back from a successful payment within the last 30 minutes; the mark holds the milliseconds. */
export function paymentSucceeded(): boolean {
  const markedAt = deviceStorage.get(key);
  return markedAt !== null && isPaymentRecent(Number(markedAt), Date.now());
}
