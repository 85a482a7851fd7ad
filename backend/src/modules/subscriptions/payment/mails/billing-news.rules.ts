import { isUnpaid } from '@drumbeat/domain';
import type { BillingNews } from '../../../mail/mail.service.js';

/** A subscription as far as its user is told of changes. */
export interface ToldState {
  readonly plan_type: string;
  readonly status: string;
  readonly reason: string;
  readonly cancel_at_period_end: boolean;
}

const opensMonthly = (state: ToldState | null): boolean =>
  state?.plan_type === 'monthly' && state.status === 'active';

const wasUnpaid = (state: ToldState): boolean => state.plan_type === 'monthly' && isUnpaid(state);

/** What the user is told by mail of a change (PAY-10); null: nothing that concerns them. The gravest change goes first. */
export function newsOf(before: ToldState | null, after: ToldState): BillingNews | null {
  if (!opensMonthly(after)) return endOf(before, after);
  const { reason, cancel_at_period_end: isCancelled } = after;
  const isRecovered = before !== null && wasUnpaid(before) && !isUnpaid(after);
  if (isRecovered) return isCancelled ? 'recovered_to_end' : 'recovered';
  if (before === null || !opensMonthly(before)) return 'started';
  if (reason === 'grace' && before.reason !== 'grace') return 'payment_failed';
  if (isCancelled === before.cancel_at_period_end) return null;
  // In the days of grace there is a payment to tell of as well.
  if (reason === 'grace') return isCancelled ? 'cancelled_owing' : 'resumed_owing';
  return isCancelled ? 'cancelled' : 'resumed';
}

function endOf(before: ToldState | null, { reason }: ToldState): BillingNews | null {
  const isLeft = before !== null && wasUnpaid(before);
  if (!isLeft && !opensMonthly(before)) return null;
  if (reason === 'ended_unpaid') return 'ended_unpaid';
  if (reason === 'ended') return isLeft ? 'cancelled_unpaid' : 'ended';
  if (!opensMonthly(before)) return null;
  return reason === 'payment_failed' ? 'closed_unpaid' : 'ended';
}
