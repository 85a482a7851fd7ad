import { USAGE_DAYS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Activity } from 'lucide-react';
import { Person } from '../../components/person';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { UsagePerson } from '../../providers/records';
import { UsageOverview } from './usage-overview';
import { noVisitText, timeText } from './usage.texts';

const columns: readonly Column<UsagePerson>[] = [
  {
    label: 'Person',
    csv: ({ email }) => email,
    render: ({ full_name, email }) => <Person name={full_name} email={email} />,
  },
  {
    label: 'Visits',
    isNumber: true,
    render: ({ visits }) => visits,
    csv: ({ visits }) => visits,
  },
  { label: 'Days', isNumber: true, render: ({ days }) => days, csv: ({ days }) => days },
  {
    label: 'Time',
    isNumber: true,
    isShort: true,
    csv: ({ minutes }) => timeText(minutes),
    render: ({ minutes }) => timeText(minutes),
  },
  {
    label: 'Last visit',
    csv: (person) =>
      person.last_visit_at === null || person.is_refused ? noVisitText(person) : person.last_visit_at,
    render: (person) =>
      person.last_visit_at === null || person.is_refused ? (
        <Quiet>{noVisitText(person)}</Quiet>
      ) : (
        <TimeText at={person.last_visit_at} />
      ),
  },
];

const filters = [
  {
    field: 'is_refused',
    label: 'Tracking',
    choices: [
      { id: false, name: 'Allowed' },
      { id: true, name: 'Refused' },
    ],
  },
];

/** Who uses Drumbeat when, and what of it. */
export function UsageList() {
  return (
    <RecordList<UsagePerson>
      title="Usage"
      description={`Who used Drumbeat in the last ${USAGE_DAYS} days, and how; a search finds anybody. Whoever does not want to be tracked, here or in their browser, is counted nowhere.`}
      overview={<UsageOverview />}
      columns={columns}
      searchIn="Email or name"
      filters={filters}
      sort={{ field: 'last_visit_at', order: 'DESC' }}
      linkOf={({ id }) => `/usage/${id}/show`}
      empty={<EmptyState sign={Activity} title="Nobody is here yet" />}
    />
  );
}
