import type { Billing } from '../../entities/types';

interface PlanWords {
  title: string;
  sentence: string;
  /** What is wrong and what to do, if anything is. */
  problem: string | null;
  /** The day on which the paid period ends. */
  until: string | null;
}

/** @param dayOf a date as this user reads it */
export function planWords({ subscription }: Billing, dayOf: (date: string) => string): PlanWords {
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
  if (!isActive) {
    return subscription.reason === 'payment_failed'
      ? {
          title,
          until,
          sentence: 'Closed until it is paid.',
          problem:
            'The last payment failed, and the days to mend it are over. Pay with another card, and everything opens at once. Nothing of yours is lost.',
        }
      : subscription.reason === 'first_payment_open'
        ? {
            title,
            until,
            sentence: 'Not open yet.',
            problem: 'Your first payment is not finished. Confirm it with your bank, or use another card.',
          }
        : { title, until, sentence: 'It has ended. Nothing is charged any more.', problem: null };
  }
  if (subscription.grace_until) {
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
