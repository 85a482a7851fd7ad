import { DAY_MS } from '../time/durations.js';
import { PAYMENT_GRACE_DAYS } from './billing.limits.js';

/** What Stripe says of a subscription, reduced to what access depends on. Statuses are open: a new one may come. */
export interface ProviderSubscription {
  readonly id: string;
  readonly status: string;
  readonly created: Date;
  readonly current_period_start: Date | null;
  readonly current_period_end: Date | null;
  readonly cancel_at_period_end: boolean;
  /** True for one that ended because its payment never arrived, and not because somebody wanted it. */
  readonly ended_unpaid: boolean;
}

/** Why a plan opens the product, or does not (PAY-3). */
export type AccessReason =
  | 'free_plan'
  | 'paid'
  | 'trial'
  | 'grace'
  | 'first_payment_open'
  | 'first_payment_failed'
  | 'payment_failed'
  | 'paused'
  | 'ended'
  | 'ended_unpaid'
  | 'unknown_status';

interface PlanState {
  /** `active` while the plan opens the product (PLAN-1), else Stripe's own word. */
  readonly status: string;
  readonly reason: AccessReason;
  readonly opens: boolean;
  /** Set while a failed payment is waited for. */
  readonly grace_until: Date | null;
}

/** Until when the product stays open after a renewal could not be paid: counted from the start of the unpaid period. */
export function graceEnd({ current_period_start }: ProviderSubscription): Date | null {
  return current_period_start && new Date(current_period_start.getTime() + PAYMENT_GRACE_DAYS * DAY_MS);
}

/**
 * The state of the monthly plan as Stripe's subscription has it now (PAY-3). It depends on nothing that came before, so that events
 * may be lost, repeated or out of order. A status that we do not know opens nothing.
 */
export function planStateOf(subscription: ProviderSubscription, now: Date): PlanState {
  const { status } = subscription;
  switch (status) {
    case 'active':
      return open('paid');
    case 'trialing':
      return open('trial');
    case 'past_due': {
      const until = graceEnd(subscription);
      return until !== null && now < until
        ? { ...open('grace'), grace_until: until }
        : closed(status, 'payment_failed');
    }
    case 'unpaid':
      return closed(status, 'payment_failed');
    case 'incomplete':
      return closed(status, 'first_payment_open');
    case 'incomplete_expired':
      return closed(status, 'first_payment_failed');
    case 'paused':
      return closed(status, 'paused');
    case 'canceled':
      return closed(status, subscription.ended_unpaid ? 'ended_unpaid' : 'ended');
    default:
      return closed(status, 'unknown_status');
  }
}

function open(reason: AccessReason): PlanState {
  return { status: 'active', reason, opens: true, grace_until: null };
}

/** Stripe may one day call something `active` that is not: only what is open is stored by that word. */
function closed(status: string, reason: AccessReason): PlanState {
  return { status, reason, opens: false, grace_until: null };
}

/** A plan as far as its end depends on it; the reason may be one of the payment service's future. */
export interface CancellablePlan {
  readonly plan_type: string;
  readonly reason: string;
}

/** True where a month has begun that was not paid: open for its grace, or closed already. */
export function isUnpaid({ reason }: Pick<CancellablePlan, 'reason'>): boolean {
  return reason === 'grace' || reason === 'payment_failed';
}

/**
 * When a monthly plan ends that is cancelled now (PAY-7); null where there is nothing to cancel. What is paid is kept until its period ends.
 * A month that is not paid is neither kept nor owed: the days of grace are there to repair its payment, and who leaves has none to repair.
 */
export function endOnCancelling(plan: CancellablePlan): 'with_period' | 'at_once' | null {
  if (plan.plan_type !== 'monthly') return null;
  if (isUnpaid(plan)) return 'at_once';
  return plan.reason === 'paid' || plan.reason === 'trial' ? 'with_period' : null;
}

/** Statuses in which Stripe still charges, or would as soon as it can. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** True while this subscription may be charged: a second one beside it would be paid twice. */
export function isLive({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return LIVE.includes(status);
}

/** Of a customer's subscriptions the one that counts, and those that were paid beside it by mistake (PAY-6). */
export interface ChosenSubscription<Subscription extends ProviderSubscription> {
  readonly counts: Subscription | null;
  readonly surplus: readonly Subscription[];
}

/** One that is paid counts before one that is open for its grace period, that before another live one; the oldest of them. Of those that ended, the newest. */
export function chooseSubscription<Subscription extends ProviderSubscription>(
  subscriptions: readonly Subscription[],
  now: Date,
): ChosenSubscription<Subscription> {
  const oldestFirst = [...subscriptions].sort(
    (one, other) => one.created.getTime() - other.created.getTime() || (one.id < other.id ? -1 : 1),
  );
  const live = oldestFirst.filter(isLive);
  const states = new Map(live.map((subscription) => [subscription, planStateOf(subscription, now)]));
  const counts =
    live.find((subscription) => states.get(subscription)?.opens && !states.get(subscription)?.grace_until) ??
    live.find((subscription) => states.get(subscription)?.opens) ??
    live[0] ??
    oldestFirst.at(-1) ??
    null;
  return { counts, surplus: live.filter((subscription) => subscription !== counts) };
}
