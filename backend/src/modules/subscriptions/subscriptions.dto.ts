import type { PlanType } from '@drumbeat/domain';

export class SubscriptionResponse {
  /** `active`, or the payment provider's status otherwise. */
  status: string;
  plan_type: PlanType;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
}

export class StartedSubscriptionResponse {
  subscription: SubscriptionResponse;
}

export class PlanResponse {
  plan_type: PlanType;
  name: string;
  price_usd: number;
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
