import type { User } from '../../providers/records';

/** 'Free plan'; a plan that is not active any more counts as none. */
export function planLabel({ plan_type, subscription_status }: User): string {
  if (subscription_status !== 'active' || plan_type === null) return 'No plan';
  return plan_type === 'free' ? 'Free' : 'Monthly';
}
