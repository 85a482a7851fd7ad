/** How long a successful payment keeps the guard from redirecting: the payment service's webhook may be late (NAVIGATION-7). */
const PAYMENT_GRACE_MS = 1_800_000;

/**
 * True when a payment succeeded within the last 30 minutes; both in milliseconds since 1970. It only stops the
 * redirect; the server controls access to data.
 */
export function isPaymentRecent(succeededAt: number, now: number): boolean {
  const age = now - succeededAt;
  return age >= 0 && age < PAYMENT_GRACE_MS;
}
