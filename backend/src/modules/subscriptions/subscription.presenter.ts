import type { StaffChangeResponse } from './payment/events/admin-payments.dto.js';
import type { SubscriptionChangeResponse } from './payment/checkout/billing.dto.js';
import type { SubscriptionResponse } from './subscriptions.dto.js';
import type { ChangeRow, SubscriptionRow } from './subscriptions.repository.js';

/** Without what the payment service knows it by. */
export function presentSubscription({
  status,
  plan_type,
  current_period_end,
  cancel_at_period_end,
  reason,
  grace_until,
}: SubscriptionRow): SubscriptionResponse {
  return { status, plan_type, current_period_end, cancel_at_period_end, reason, grace_until };
}

/** As its user sees it: without who of the staff did it. */
export function presentChange({
  user_id: _user,
  actor_id: _actor,
  actor_email: _email,
  cause: _cause,
  event_id: _event,
  ...change
}: ChangeRow): SubscriptionChangeResponse {
  return change;
}

export function presentChangeToStaff({
  user_id: _user,
  actor_id: _actor,
  ...change
}: ChangeRow): StaffChangeResponse {
  return change;
}
