import type { User } from '../../providers/records';

export const planName = (type: NonNullable<User['plan_type']>) => (type === 'free' ? 'Free' : 'Monthly');

/** 'Free'; where it is not active, why: 'Monthly, past due' (CONSOLE-3). */
export function planLabel({ plan_type, subscription_status }: User): string {
  if (plan_type === null || subscription_status === null) return 'No plan';
  const plan = planName(plan_type);
  return subscription_status === 'active' ? plan : `${plan}, ${subscription_status.replaceAll('_', ' ')}`;
}
