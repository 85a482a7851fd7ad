import type { User } from '../../providers/records';

/** 'Free'; where it is not active, why: 'Monthly, past due' (CONSOLE-3). */
export function planLabel({ plan_type, subscription_status }: User): string {
  if (plan_type === null || subscription_status === null) return 'No plan';
  const plan = plan_type === 'free' ? 'Free' : 'Monthly';
  return subscription_status === 'active' ? plan : `${plan}, ${subscription_status.replaceAll('_', ' ')}`;
}
