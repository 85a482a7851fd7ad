import { Quiet } from '../../components/quiet';
import { dayLabel } from '../../lib/times';
import type { Subscription, User } from '../../providers/records';

export const planName = (type: NonNullable<User['plan_type']>) => (type === 'free' ? 'Free' : 'Monthly');

/** 'Free'; where it is not active, why: 'Monthly, past due' (CONSOLE-3). */
export function planLabel({ plan_type, subscription_status }: User): string {
  if (plan_type === null || subscription_status === null) return 'No plan';
  const plan = planName(plan_type);
  return subscription_status === 'active' ? plan : `${plan}, ${subscription_status.replaceAll('_', ' ')}`;
}

/** What happens to the plan on which day. */
export function PeriodEnd({ of: plan }: { of: Subscription }) {
  const { status, grace_until, current_period_end, cancel_at_period_end } = plan;
  if (grace_until) return <>Open until {dayLabel(grace_until)}</>;
  if (!current_period_end) return <Quiet>{status === 'active' ? 'No end' : 'Over'}</Quiet>;
  const day = dayLabel(current_period_end);
  // A month that became void ends on no day.
  if (status === 'canceled' && new Date(current_period_end) > new Date()) return <Quiet>Over</Quiet>;
  if (status !== 'active') return <Quiet>{day}</Quiet>;
  return <>{`${cancel_at_period_end ? 'Ends' : 'Renews'} ${day}`}</>;
}
