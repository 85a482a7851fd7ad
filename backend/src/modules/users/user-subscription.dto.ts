import type { PlanType } from '@drumbeat/domain';

export class SubscribedProfileResponse {
  id: string;
  email: string;
  full_name: string | null;
  first_name: string | null;
  is_admin: boolean;
  onboarding_completed: boolean;
}

export class CurrentSubscriptionResponse {
  status: string;
  plan_type: PlanType;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  /** Why the plan opens the product, or does not (PAY-3). */
  reason: string;
  /** Set while a failed payment is waited for. */
  grace_until: Date | null;
}

/** The data for the routing rules and the plan check (PLAN-1). */
export class UserSubscriptionResponse {
  profile: SubscribedProfileResponse;
  isAdmin: boolean;
  /** Null: nothing was ever subscribed to. */
  subscription: CurrentSubscriptionResponse | null;
}
