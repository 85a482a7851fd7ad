import { deviceStorage } from '../../lib/browser-storage';
import { isPaymentRecent } from './payment-success.rules';

const key = 'drumbeat-payment-success';

/** True when this browser returned from a successful payment within the last 30 minutes; the stored mark is in milliseconds. */
export function paymentSucceeded(): boolean {
  const markedAt = deviceStorage.get(key);
  return markedAt !== null && isPaymentRecent(Number(markedAt), Date.now());
}
