import { EmptyState, Status } from '@drumbeat/ui';
import { CircleCheck, CircleMinus, CreditCard } from 'lucide-react';
import { Person } from '../../components/person';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { dayLabel } from '../../lib/times';
import type { Subscription } from '../../providers/records';

/** 'Past due' of past_due. */
const asWords = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

const columns: readonly Column<Subscription>[] = [
  {
    label: 'Person',
    sort: 'email',
    render: ({ full_name, email }) => <Person name={full_name} email={email} />,
  },
  {
    label: 'Plan',
    sort: 'plan_type',
    render: ({ plan_type }) => (plan_type === 'free' ? 'Free' : 'Monthly'),
  },
  {
    label: 'State',
    sort: 'status',
    render: ({ status }) => (
      <Status
        tone={status === 'active' ? 'good' : 'quiet'}
        icon={status === 'active' ? CircleCheck : CircleMinus}
        small
      >
        {asWords(status)}
      </Status>
    ),
  },
  {
    label: 'Until',
    sort: 'current_period_end',
    render: ({ current_period_end }) =>
      current_period_end ? dayLabel(current_period_end) : <Quiet>No end</Quiet>,
  },
  { label: 'Since', sort: 'created_at', render: ({ created_at }) => dayLabel(created_at) },
];

const filters = [
  {
    field: 'plan_type',
    label: 'Plan',
    choices: [
      { id: 'free', name: 'Free' },
      { id: 'monthly', name: 'Monthly' },
    ],
  },
];

export function SubscriptionList() {
  return (
    <RecordList<Subscription>
      title="Subscriptions"
      description="Who has which plan, and until when."
      columns={columns}
      searchIn="Name or email"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      linkOf={({ user_id }) => `/users/${user_id}`}
      empty={<EmptyState sign={CreditCard} title="Nobody has a plan yet" />}
    />
  );
}
