import Button from '@mui/material/Button';
import { PROMPT_LIMITS, SILENT_DAYS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import type { Identifier } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Person } from '../../components/person';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { dayLabel } from '../../lib/times';
import type { User } from '../../providers/records';
import { MakeBatchButton } from '../prompt-batches/make-batch-button';
import { orderForManyAt } from '../prompt-batches/order-for-many';
import { LinkedInState, linkedInWord } from './linkedin-state';
import { planLabel } from './plan-label';

const MOST = PROMPT_LIMITS.batchUsers;

const columns: readonly Column<User>[] = [
  {
    label: 'Person',
    csv: ({ full_name, email }) => (full_name === null ? email : `${full_name} <${email}>`),
    sort: 'email',
    render: ({ full_name, email }) => <Person name={full_name} email={email} />,
  },
  { label: 'Plan', render: planLabel, csv: planLabel },
  {
    label: 'Open slots',

    isNumber: true,
    render: ({ open_slots }) => open_slots,
    csv: ({ open_slots }) => open_slots,
  },
  { label: 'LinkedIn', render: (user) => <LinkedInState of={user} />, csv: linkedInWord },
  {
    label: 'Role',
    sort: 'is_admin',
    isWide: true,
    csv: ({ is_admin }) => (is_admin ? 'Staff' : 'User'),
    render: ({ is_admin }) => (is_admin ? 'Staff' : <Quiet>User</Quiet>),
  },
  {
    label: 'Seen last',
    csv: ({ last_seen_at }) => last_seen_at,
    sort: 'last_seen_at',
    isShort: true,
    isWide: true,
    render: ({ last_seen_at }) => (last_seen_at ? dayLabel(last_seen_at) : <Quiet>Not of late</Quiet>),
  },
  {
    label: 'Signed up',
    csv: ({ created_at }) => created_at,
    sort: 'created_at',
    isShort: true,
    isWide: true,
    render: ({ created_at }) => dayLabel(created_at),
  },
  { label: '', render: ({ id }) => <MakeBatchButton userId={id} /> },
];

const filters = [
  {
    field: 'is_admin',
    label: 'Role',
    choices: [
      { id: false, name: 'Users' },
      { id: true, name: 'Staff' },
    ],
  },
  {
    field: 'without_prompts',
    label: 'Prompts',
    choices: [{ id: true, name: 'None this week or next' }],
  },
  {
    field: 'silent',
    label: 'Seen',
    choices: [{ id: true, name: `Not for ${SILENT_DAYS} days` }],
  },
];

/** Leads to one order of prompts for these people. */
function OrderForChosen({ ids }: { ids: readonly Identifier[] }) {
  if (ids.length > MOST) return <Quiet>An order is for {MOST} people at most.</Quiet>;
  return (
    <Button component={RouterLink} to={orderForManyAt(ids)} variant="contained" size="small">
      Order prompts
    </Button>
  );
}

/** Everybody who has an account; those with open slots on the calendar need prompts. */
export function UserList() {
  return (
    <RecordList<User>
      title="Users"
      description="Open slots are free places on Mondays, Wednesdays and Fridays of a person’s next two weeks; each day has two."
      columns={columns}
      searchIn="Name or email"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      linkOf={({ id }) => `/users/${id}`}
      bulk={(ids) => <OrderForChosen ids={ids} />}
      empty={
        <EmptyState sign={['open', 'open', 'open']} title="People appear here once they have an account." />
      }
    />
  );
}
