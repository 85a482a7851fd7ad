import type { PublicationState as State } from '@drumbeat/domain';
import type { Column } from '../../components/record-list/column';
import { RecordTable } from '../../components/record-list/record-table';
import { TimeText } from '../../components/time-text';
import type { PublicationDetail } from '../../providers/records';
import { PublicationState } from './publication-state';

type Event = PublicationDetail['events'][number];

const columns: readonly Column<Event & { id: number }>[] = [
  { label: 'Then', render: ({ to_state }) => <PublicationState of={{ state: to_state as State }} /> },
  { label: 'Because', render: ({ event }) => event.replaceAll('_', ' ') },
  { label: 'Who', render: ({ actor }) => actor },
  { label: 'When', render: ({ at }) => <TimeText at={at} /> },
];

/** The audit of a publication's states. */
export function EventTable({ events }: { events: readonly Event[] }) {
  return (
    <RecordTable
      label="Changes of state"
      rows={events.map((event, id) => ({ ...event, id }))}
      columns={columns}
    />
  );
}
