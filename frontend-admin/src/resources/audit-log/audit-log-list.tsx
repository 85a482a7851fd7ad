import { EmptyState } from '@drumbeat/ui';
import { ScrollText } from 'lucide-react';
import { Address } from '../../components/address';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { AuditEntry } from '../../providers/records';
import { AuditDetails } from './audit-details';
import { actionLabel } from './action-label';

const columns: readonly Column<AuditEntry>[] = [
  { label: 'What', sort: 'action', render: ({ action }) => actionLabel(action) },
  {
    label: 'Who',
    render: ({ actor_email }) => (actor_email ? <Address>{actor_email}</Address> : <Quiet>Drumbeat</Quiet>),
  },
  { label: 'Details', render: ({ details }) => <AuditDetails details={details} /> },
  { label: 'Record', isWide: true, render: ({ entity_id }) => <Quiet>{entity_id}</Quiet> },
  { label: 'When', sort: 'at', render: ({ at }) => <TimeText at={at} /> },
];

/** The audit log: every write of staff, and events of accounts. */
export function AuditLogList() {
  return (
    <RecordList<AuditEntry>
      title="Audit log"
      description="Every write of staff leaves a row here, and what Drumbeat did by itself around accounts."
      columns={columns}
      searchIn="Action or record"
      sort={{ field: 'at', order: 'DESC' }}
      empty={<EmptyState sign={ScrollText} title="Nothing is recorded yet" />}
    />
  );
}
