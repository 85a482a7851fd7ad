import type { BillingNews } from '../../mail/mail.service.js';

/** A subscription as far as its user is told of changes. */
export interface ToldState {
  readonly plan_type: string;
  readonly status: string;
  readonly reason: string;
  readonly cancel_at_period_end: boolean;
}

const opensMonthly = (state: ToldState | null): boolean =>
  state !== null && state.plan_type === 'monthly' && state.status === 'active';

/** What the user is told by mail of a change (PAY-10); null: nothing that concerns them. The gravest change goes first. */
export function newsOf(before: ToldState | null, after: ToldState): BillingNews | null {
  if (!opensMonthly(after)) {
    if (!opensMonthly(before)) return null;
    return after.reason === 'payment_failed' ? 'closed_unpaid' : 'ended';
  }
  if (before === null || !opensMonthly(before)) return 'started';
  if (after.reason === 'grace' && before.reason !== 'grace') return 'payment_failed';
  if (after.reason !== 'grace' && before.reason === 'grace') return 'recovered';
  if (after.cancel_at_period_end && !before.cancel_at_period_end) return 'cancelled';
  if (!after.cancel_at_period_end && before.cancel_at_period_end) return 'resumed';
  return null;
}
