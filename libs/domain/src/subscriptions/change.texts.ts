import { isUnpaid } from './subscription.machine.js';

/** One line of somebody's history, as far as its words depend on it. */
interface ToldChange {
  readonly plan_type: string;
  readonly reason: string;
  readonly opens: boolean;
  readonly opened_before: boolean;
  readonly cancel_at_period_end: boolean;
}

const LABELS: Readonly<Record<string, string>> = {
  free_plan: 'Free plan started',
  paid: 'Monthly plan paid',
  trial: 'Trial started',
  grace: 'Payment failed; open for the days of grace',
  first_payment_open: 'First payment begun',
  first_payment_failed: 'First payment failed',
  payment_failed: 'Closed: not paid',
  paused: 'Paused',
  ended: 'Ended',
  ended_unpaid: 'Ended: the payment did not arrive',
  refunded: 'A payment was refunded',
  disputed: 'A payment is disputed',
  paid_twice: 'A second payment was ended and paid back',
  unknown_status: 'Closed: the payment service names a state that is not known here',
};

/** A line of the history in words, for its user and for staff. @param before the change before it, if any */
export function changeWords(change: ToldChange, before?: ToldChange): string {
  const { reason, opens, opened_before, plan_type } = change;
  const label = LABELS[reason] ?? 'Changed';
  if (before !== undefined && before.plan_type !== plan_type) return label;
  const wasUnpaid = before !== undefined && isUnpaid(before);
  if (reason === 'ended' && wasUnpaid) return 'Cancelled; the unpaid month is not charged';
  // While a payment is waited for, a plan may be cancelled on the payment service's own pages.
  const isAsBefore = reason === before?.reason;
  if (reason !== 'paid' && !(reason === 'grace' && isAsBefore)) return label;
  if (wasUnpaid && !isAsBefore) return 'The failed payment was paid';
  const isCancelled = change.cancel_at_period_end;
  if (isCancelled && !(isAsBefore && before.cancel_at_period_end))
    return 'Cancelled for the end of the month';
  // What is begun anew after its end is no cancellation taken back.
  if (!isCancelled && before?.cancel_at_period_end && before.opens) return 'Monthly plan taken up again';
  if (reason !== 'paid') return label;
  return opens && opened_before ? 'Monthly plan renewed' : 'Monthly plan paid';
}
