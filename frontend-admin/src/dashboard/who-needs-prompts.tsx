import Link from '@mui/material/Link';
import { EmptyState } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router-dom';
import { Person } from '../components/person';
import type { Column } from '../components/record-list/column';
import { RecordTable } from '../components/record-list/record-table';
import { Section } from '../components/section';
import type { User } from '../providers/records';
import { MakeBatchButton } from '../resources/prompt-batches/make-batch-button';
import { LinkedInState } from '../resources/users/linkedin-state';
import { OpenSlots } from './open-slots';

const SHOWN = 10;

const columns: readonly Column<User>[] = [
  { label: 'Person', render: ({ full_name, email }) => <Person name={full_name} email={email} /> },
  { label: 'Pillars', isNumber: true, isWide: true, render: ({ content_pillars }) => content_pillars.length },
  {
    label: 'LinkedIn',
    isWide: true,
    render: (user) => <LinkedInState of={user} />,
  },
  { label: 'Open slots', render: ({ open_slots }) => <OpenSlots open={open_slots} /> },
  { label: '', render: ({ id }) => <MakeBatchButton userId={id} /> },
];

/** People with open slots, most first. */
export function WhoNeedsPrompts({ users }: { users: readonly User[] }) {
  return (
    <Section title="Who needs prompts" note="Mondays, Wednesdays and Fridays for two weeks, two slots a day">
      {users.length === 0 ? (
        <EmptyState sign={['posted', 'posted', 'posted']} title="No slot is open." />
      ) : (
        <RecordTable
          label="Who needs prompts"
          rows={users.slice(0, SHOWN)}
          columns={columns}
          linkOf={({ id }) => `/users/${id}`}
        />
      )}
      {users.length > SHOWN ? (
        <Link component={RouterLink} to="/users?sort=open_slots&order=DESC&filter={}" sx={{ mt: 3 }}>
          {users.length - SHOWN} more
        </Link>
      ) : null}
    </Section>
  );
}
