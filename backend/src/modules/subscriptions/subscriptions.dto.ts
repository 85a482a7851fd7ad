import type { PlanType } from '@drumbeat/domain';

export class SubscriptionResponse {
  /** `active`, or the payment provider's status otherwise. */
  status: string;
  plan_type: PlanType;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  /** Why the plan opens the product, or does not (PAY-3). */
  reason: string;
  /** Set while a failed payment is waited for. */
  grace_until: Date | null;
}

export class StartedSubscriptionResponse {
  subscription: SubscriptionResponse;
}

export class MoneyResponse {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export class PlanResponse {
  plan_type: PlanType;
  name: string;
  price_usd: number;
  /** As it is sold now, in the smallest unit of its currency. */
  price: MoneyResponse;
  /** Null: costs nothing and never renews. */
  interval: 'month' | null;
  features: string[];
  /** True when the user can start it without staff. */
  available: boolean;
}

export class PlansResponse {
  plans: PlanResponse[];
}

export class AdminSubscriptionResponse extends SubscriptionResponse {
  id: string;
  user_id: string;
  email: string;
  full_name: string | null;
  created_at: Date;
  updated_at: Date;
}

export class AdminSubscriptionListResponse {
  data: AdminSubscriptionResponse[];
  total: number;
}
