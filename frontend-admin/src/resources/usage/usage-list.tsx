import type { components } from '@drumbeat/api-client';
import { USAGE_DAYS, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Activity } from 'lucide-react';
import { Person, personWords } from '../../components/person';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import { UsageOverview } from './usage-overview';
import { noVisitText, timeText } from './usage.texts';
import { linkTo } from '../../lib/paths';

type UsagePerson = components['schemas']['UsagePersonResponse'];

const columns: readonly Column<UsagePerson, ListSort<'usage'>>[] = [
  {
    label: 'Person',
    csv: ({ full_name, email }) => personWords(full_name, email),
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

const filters: readonly ListFilter<ListFilterName<'usage'>>[] = [
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
    <RecordList<UsagePerson, 'usage'>
      title="Usage"
      description={`Who used Drumbeat in the last ${USAGE_DAYS} days, and how; a search finds anybody. Whoever does not want to be tracked, here or in their browser, is counted nowhere.`}
      overview={<UsageOverview />}
      columns={columns}
      searchIn="Email or name"
      filters={filters}
      sort={{ field: 'last_visit_at', order: 'DESC' }}
      linkOf={({ id }) => linkTo.usage(id)}
      empty={<EmptyState sign={Activity} title="Nobody is here yet" />}
    />
  );
}
