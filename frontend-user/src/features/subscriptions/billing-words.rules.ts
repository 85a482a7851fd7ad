import { endOnCancelling, formatMoney, isUnpaid } from '@drumbeat/domain';
import type { Billing } from '../../entities/types';

interface PlanWords {
  title: string;
  sentence: string;
  /** What is wrong and what to do, if anything is. */
  problem: string | null;
  /** The day on which the paid period ends. */
  until: string | null;
}

/** A plan as far as it is told of. */
type ToldPlan = NonNullable<Billing['subscription']>;

/** @param dayOf a date as this user reads it */
export function planWords(subscription: ToldPlan | null, dayOf: (date: string) => string): PlanWords {
  const none = { problem: null, until: null };
  if (!subscription) return { ...none, title: 'No plan', sentence: 'You have not started a plan yet.' };
  const isActive = subscription.status === 'active';
  if (subscription.plan_type === 'free') {
    return isActive
      ? { ...none, title: 'Free plan', sentence: 'It costs nothing and never renews.' }
      : { ...none, title: 'No plan', sentence: 'Your free plan has ended.' };
  }
  const until = subscription.current_period_end && dayOf(subscription.current_period_end);
  const title = 'Monthly plan';
  if (!isActive) return { title, until, ...closedWords(subscription) };
  if (subscription.grace_until) {
    if (subscription.cancel_at_period_end) {
      return {
        title,
        until,
        sentence: 'Cancelled. Its last payment is still open.',
        problem: `Your last payment failed, and is tried again. Everything stays open until ${dayOf(subscription.grace_until)}; once it is paid, until ${until ?? 'the end of its month'}. Nothing is charged after that. To owe nothing, end the plan now.`,
      };
    }
    return {
      title,
      until,
      sentence: 'Open, and waiting for its payment.',
      problem: `Your last payment failed. Everything stays open until ${dayOf(subscription.grace_until)}. Change the card, or confirm the payment with your bank; we also try again by ourselves.`,
    };
  }
  const end = until ?? 'the end of the month';
  return {
    ...none,
    title,
    until,
    sentence: subscription.cancel_at_period_end
      ? `Cancelled. Open until ${end}, and nothing is charged again.`
      : `Open. It renews on ${end}; we remind you seven days before.`,
  };
}

function closedWords({ reason }: ToldPlan): Pick<PlanWords, 'sentence' | 'problem'> {
  switch (reason) {
    case 'payment_failed':
      return {
        sentence: 'Closed until it is paid.',
        problem:
          'Your monthly plan is closed: its renewal could not be charged, and the days to set that right are over. Pay with another card, and everything opens at once. Nothing of yours is lost.',
      };
    case 'first_payment_open':
      return {
        sentence: 'Not open yet.',
        problem: 'Your first payment is not finished. Confirm it with your bank, or use another card.',
      };
    case 'first_payment_failed':
      return {
        sentence: 'Your first payment did not arrive, so the monthly plan never began. Nothing was charged.',
        problem: null,
      };
    case 'ended':
      return { sentence: 'Your monthly plan has ended. Nothing is charged any more.', problem: null };
    case 'ended_unpaid':
      return {
        sentence: 'Your monthly plan has ended, as its payment did not arrive. Nothing is charged any more.',
        problem: null,
      };
    default:
      return {
        sentence: 'Closed for now.',
        problem:
          'Stripe has stopped your monthly plan for a reason that is not known here, so it stays closed to be safe. Please write to the staff.',
      };
  }
}

/** "$139.50, paid", as its user writes money. */
export function invoiceWords(invoice: Billing['invoices'][number], locale: string): string {
  const { amount, refunded, currency, status } = invoice;
  const total = formatMoney({ amount, currency }, locale);
  if (refunded === 0) return `${total}, ${status}`;
  return refunded < amount
    ? `${total}, ${formatMoney({ amount: refunded, currency }, locale)} of it refunded`
    : `${total}, refunded`;
}

interface Happened {
  text: string;
  isProblem: boolean;
  /** Another card fixes it. */
  isPayable: boolean;
}

/** Over the plans, for who had one: why it is closed, or about to close. Null: nothing happened. */
export function whatHappened(plan: ToldPlan | null, dayOf: (date: string) => string): Happened | null {
  if (!plan) return null;
  const { sentence, problem } = planWords(plan, dayOf);
  if (problem !== null) {
    const isPayable = isUnpaid(plan) || plan.reason === 'first_payment_open';
    return { text: problem, isProblem: true, isPayable };
  }
  return plan.status === 'active' ? null : { text: sentence, isProblem: false, isPayable: false };
}

interface CancelWords {
  /** What happens, and when. */
  effect: string;
  /** What is kept, and what can still be done. */
  after: string;
}

/** The question of the second click. @param until as `planWords` says it */
export function cancelWords(plan: { plan_type: string; reason: string }, until: string | null): CancelWords {
  const kept = 'your posts and your profile are kept, and the settings export them';
  if (endOnCancelling(plan) === 'at_once') {
    return {
      effect:
        'The plan ends at once, as its last month was not paid. That month is not charged any more: its invoice becomes void, and nothing else is charged.',
      after: `Posts that are scheduled still go out, ${kept}. You can begin again at any time.`,
    };
  }
  const end = until ?? 'the end of the paid month';
  return {
    effect: `Nothing is charged again. Everything stays open until ${end}.`,
    after: `After that, posts that are scheduled still go out, ${kept}. Until ${end} you can take the plan up again here.`,
  };
}
