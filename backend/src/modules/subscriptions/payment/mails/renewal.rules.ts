import { DAY_MS, RENEWAL_REMINDER_DAYS } from '@drumbeat/domain';

export interface Renewal {
  readonly status: string;
  readonly current_period_end: Date | null;
  readonly cancel_at_period_end: boolean;
  readonly grace_until: Date | null;
  /** End of the period for which the mail went out already. */
  readonly reminded_for: Date | null;
}

/**
 * True when the mail that announces the next charge has to go out (PAY-8): once for each period, in its last week, and only if there is
 * a charge to come. A failed payment has a mail of its own.
 */
export function isReminderDue(renewal: Renewal, now: Date): boolean {
  const { current_period_end: end, reminded_for } = renewal;
  if (end === null || renewal.cancel_at_period_end || renewal.status !== 'active') return false;
  if (renewal.grace_until !== null || reminded_for?.getTime() === end.getTime()) return false;
  return now < end && now >= reminderFrom(end);
}

/** From then on the charge at `periodEnd` is announced. */
export function reminderFrom(periodEnd: Date): Date {
  return new Date(periodEnd.getTime() - RENEWAL_REMINDER_DAYS * DAY_MS);
}
