import { describe, expect, it } from '@jest/globals';
import { isReminderDue, reminderFrom, type Renewal } from './renewal.rules.js';

const END = new Date('2026-12-20T08:00:00Z');
const RENEWAL: Renewal = {
  status: 'active',
  current_period_end: END,
  cancel_at_period_end: false,
  grace_until: null,
  reminded_for: null,
};

describe('the mail before a renewal', () => {
  it('is due from seven days before the charge until the charge', () => {
    const at = (iso: string) => isReminderDue(RENEWAL, new Date(iso));
    expect(reminderFrom(END)).toEqual(new Date('2026-12-13T08:00:00Z'));
    expect(at('2026-12-13T07:59:59Z')).toBe(false);
    expect(at('2026-12-13T08:00:00Z')).toBe(true);
    expect(at('2026-12-20T07:59:59Z')).toBe(true);
    expect(at('2026-12-20T08:00:00Z')).toBe(false);
  });

  it.each<[string, Partial<Renewal>]>([
    ['was sent for this period', { reminded_for: END }],
    ['would announce no charge: the plan ends then', { cancel_at_period_end: true }],
    ['would come beside the mail about a failed payment', { grace_until: END }],
    ['would be about a plan that is not active', { status: 'past_due' }],
    ['would be about a plan that never renews', { current_period_end: null }],
  ])('is not sent where it %s', (_, changes) => {
    expect(isReminderDue({ ...RENEWAL, ...changes }, new Date('2026-12-15T08:00:00Z'))).toBe(false);
  });

  it('is sent again for the next period', () => {
    const last = new Date('2026-11-20T08:00:00Z');
    expect(isReminderDue({ ...RENEWAL, reminded_for: last }, new Date('2026-12-15T08:00:00Z'))).toBe(true);
  });
});
