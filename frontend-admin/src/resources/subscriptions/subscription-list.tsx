import type { ListFilterName, ListSort } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { CreditCard } from 'lucide-react';
import { Person, personWords } from '../../components/person';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { dayLabel } from '../../lib/times';
import type { Subscription } from '../../providers/records';
import { PeriodEnd, planName } from '../../entities/plans/plan-words';
import { PlanState, reasonChoices } from '../../entities/plans/plan-state';
import { linkTo } from '../../lib/paths';

const reasonName = ({ reason }: Subscription) =>
  reasonChoices.find(({ id }) => id === reason)?.name ?? reason;

const columns: readonly Column<Subscription, ListSort<'subscriptions'>>[] = [
  {
    label: 'Person',
    csv: ({ full_name, email }) => personWords(full_name, email),
    sort: 'email',
    render: ({ full_name, email }) => <Person name={full_name} email={email} />,
  },
  {
    label: 'Plan',
    csv: ({ plan_type }) => planName(plan_type),
    sort: 'plan_type',
    render: ({ plan_type }) => planName(plan_type),
  },
  { label: 'State', sort: 'status', csv: reasonName, render: (plan) => <PlanState of={plan} /> },
  {
    label: 'Period',
    sort: 'current_period_end',
    csv: ({ current_period_end }) => current_period_end,
    render: (plan) => <PeriodEnd of={plan} />,
  },
  {
    label: 'Since',
    csv: ({ created_at }) => created_at,
    sort: 'created_at',
    isShort: true,
    isWide: true,
    isSpare: true,
    render: ({ created_at }) => dayLabel(created_at),
  },
  {
    label: 'Changed',
    csv: ({ updated_at }) => updated_at,
    sort: 'updated_at',
    isShort: true,
    render: ({ updated_at }) => dayLabel(updated_at),
  },
];

const filters: readonly ListFilter<ListFilterName<'subscriptions'>>[] = [
  {
    field: 'plan_type',
    label: 'Plan',
    choices: [
      { id: 'free', name: 'Free' },
      { id: 'monthly', name: 'Monthly' },
    ],
  },
  { field: 'reason', label: 'State', choices: reasonChoices },
];

export function SubscriptionList() {
  return (
    <RecordList<Subscription, 'subscriptions'>
      title="Subscriptions"
      description="Who has which plan, until when, and why it is open or closed."
      columns={columns}
      searchIn="Name or email"
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      linkOf={({ user_id }) => linkTo.user(user_id)}
      empty={<EmptyState sign={CreditCard} title="Nobody has a plan yet" />}
    />
  );
}
