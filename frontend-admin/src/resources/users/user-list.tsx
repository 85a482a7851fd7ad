import Button from '@mui/material/Button';
import { PROMPT_LIMITS, SILENT_DAYS, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { EmptyState, Status } from '@drumbeat/ui';
import Box from '@mui/material/Box';
import { Lock } from 'lucide-react';
import type { Identifier } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Person, personWords } from '../../components/person';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { dayLabel } from '../../lib/times';
import type { User } from '../../providers/records';
import { MakeBatchButton } from '../../entities/prompt-batches/make-batch-button';
import { PromptsInReview } from '../../entities/prompt-batches/prompts-in-review';
import { LinkedInState, linkedInWord } from './linkedin-state';
import { planLabel } from '../../entities/plans/plan-words';
import { linkTo } from '../../lib/paths';

const MOST = PROMPT_LIMITS.batchUsers;

const columns: readonly Column<User, ListSort<'users'>>[] = [
  {
    label: 'Person',
    csv: ({ full_name, email }) => personWords(full_name, email),
    sort: 'email',
    render: ({ full_name, email, profile_locked }) => (
      <>
        <Person name={full_name} email={email} />
        {profile_locked ? (
          <Box component="span" sx={{ display: 'block', mt: 1 }}>
            <Status tone="warn" icon={Lock} small>
              Profile locked
            </Status>
          </Box>
        ) : null}
      </>
    ),
  },
  { label: 'Plan', render: planLabel, csv: planLabel },
  {
    label: 'Open slots',
    isNumber: true,
    render: ({ open_slots }) => open_slots,
    csv: ({ open_slots }) => open_slots,
  },
  {
    label: 'Prompts in review',
    isExportOnly: true,
    render: () => null,
    csv: ({ prompts_in_review }) => prompts_in_review,
  },
  { label: 'LinkedIn', render: (user) => <LinkedInState of={user} />, csv: linkedInWord },
  {
    label: 'Role',
    sort: 'is_admin',
    isWide: true,
    isSpare: true,
    csv: ({ is_admin }) => (is_admin ? 'Staff' : 'User'),
    render: ({ is_admin }) => (is_admin ? 'Staff' : <Quiet>User</Quiet>),
  },
  {
    label: 'Seen last',
    csv: ({ last_seen_at }) => last_seen_at,
    sort: 'last_seen_at',
    isShort: true,
    isWide: true,
    isSpare: true,
    render: ({ last_seen_at }) => (last_seen_at ? dayLabel(last_seen_at) : <Quiet>Not of late</Quiet>),
  },
  {
    label: 'Signed up',
    csv: ({ created_at }) => created_at,
    sort: 'created_at',
    isShort: true,
    isWide: true,
    isSpare: true,
    render: ({ created_at }) => dayLabel(created_at),
  },
  {
    label: 'Profile lock',
    isExportOnly: true,
    render: () => null,
    csv: ({ profile_locked }) => (profile_locked ? 'Locked' : 'Not locked'),
  },
  {
    label: '',
    render: (user) => (
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content',
          gap: 1,
          justifyItems: { xs: 'start', sm: 'end' },
        }}
      >
        <MakeBatchButton userId={user.id} />
        <PromptsInReview of={user} />
      </Box>
    ),
  },
];

const filters: readonly ListFilter<ListFilterName<'users'>>[] = [
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
  { field: 'profile_locked', label: 'Profile lock', choices: [{ id: true, name: 'Locked' }] },
];

/** Leads to one order of prompts for these people. */
function OrderForChosen({ ids }: { ids: readonly Identifier[] }) {
  if (ids.length > MOST) return <Quiet>An order is for {MOST} people at most.</Quiet>;
  return (
    <Button component={RouterLink} to={linkTo.orderForMany(ids)} variant="contained" size="small">
      Order prompts
    </Button>
  );
}

/** Everybody who has an account; those with open slots on the calendar need prompts. */
export function UserList() {
  return (
    <RecordList<User, 'users'>
      title="Users"
      description="Open slots are free places on Mondays, Wednesdays and Fridays of a person’s next two weeks; each day has two."
      columns={columns}
      searchIn="Name or email"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      linkOf={({ id }) => linkTo.user(id)}
      bulk={(ids) => <OrderForChosen ids={ids} />}
      empty={
        <EmptyState sign={['open', 'open', 'open']} title="People appear here once they have an account." />
      }
    />
  );
}
