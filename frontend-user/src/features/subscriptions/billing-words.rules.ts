import { endOnCancelling } from '@drumbeat/domain';
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
        : {
            title,
            until,
            sentence:
              subscription.reason === 'ended_unpaid'
                ? 'It has ended, as its payment did not arrive. Nothing is charged any more.'
                : 'It has ended. Nothing is charged any more.',
            problem: null,
          };
  }
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
