import { ACCESS_REASON_LABELS, type AccessReason } from '@drumbeat/domain';
import { Status, type StatusTone } from '@drumbeat/ui';
import { CircleAlert, CircleCheck, CircleMinus, Clock, type LucideIcon } from 'lucide-react';
import type { Subscription } from '../../providers/records';

const good = { tone: 'good', icon: CircleCheck } as const;
const waiting = { tone: 'warn', icon: Clock } as const;
const bad = { tone: 'bad', icon: CircleAlert } as const;
const quiet = { tone: 'quiet', icon: CircleMinus } as const;

const looks: Record<AccessReason, { tone: StatusTone; icon: LucideIcon }> = {
  free_plan: good,
  paid: good,
  trial: good,
  grace: waiting,
  first_payment_open: waiting,
  first_payment_failed: bad,
  payment_failed: bad,
  paused: quiet,
  ended: quiet,
  ended_unpaid: quiet,
  unknown_status: bad,
};

/** Of what is cancelled and still open. */
const CANCELLED: Partial<Record<AccessReason, string>> = {
  paid: 'Paid, cancelled',
  grace: 'Payment failed, cancelled',
};

const isKnown = (reason: string): reason is AccessReason => reason in looks;

/** What a list can be filtered by (`reason` of the API): the words that stand in it. */
export const reasonChoices = Object.entries(ACCESS_REASON_LABELS).map(([id, name]) => ({ id, name }));

/** Whether the plan opens the product, and why. */
export function PlanState({ of: { reason, cancel_at_period_end } }: { of: Subscription }) {
  const known = isKnown(reason) ? reason : 'unknown_status';
  const { tone, icon } = looks[known];
  return (
    <Status tone={tone} icon={icon} small>
      {CANCELLED[known] !== undefined && cancel_at_period_end
        ? CANCELLED[known]
        : ACCESS_REASON_LABELS[known]}
    </Status>
  );
}
