import { PLAN_TYPES } from './plans.js';

/** A subscription's facts for the access check; status and plan may be codes of the payment service. */
export interface SubscriptionFacts {
  status: string;
  plan_type: string;
}

/** Active = status active with plan_type monthly or free (PLAN-1). */
export function isActiveSubscription(subscription: SubscriptionFacts | null): boolean {
  return subscription?.status === 'active' && PLAN_TYPES.some((plan) => plan === subscription.plan_type);
}
