import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { components } from '@drumbeat/api-client';
import {
  AUDIT_ACTIONS,
  AUDIT_RECORDS,
  type AuditAction,
  type AuditPageKind,
  type AuditRecordKind,
  type ListFilterName,
  type ListSort,
} from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Address } from '../../components/address';
import { Notice } from '../../components/notice';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { UNSTACKED } from '../../components/record-list/record-table.styles';
import { TimeText } from '../../components/time-text';
import type { ListFilter } from '../../components/record-list/list-filter';
import type { User } from '../../providers/records';
import { AuditDetails, auditWords } from './audit-details';
import { useRows } from '../../providers/use-rows';
import { linkTo } from '../../lib/paths';

export type AuditEntry = components['schemas']['AuditEntryResponse'];

/** 'Thing done' of thing.done. */
const asWords = (action: string) => action.charAt(0).toUpperCase() + action.slice(1).replaceAll(/[._]/g, ' ');

/** The action's label; its own name where an earlier version wrote it. */
const actionLabel = (action: string) =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : asWords(action);

/** The pages of records. */
const PATHS: Readonly<Record<AuditPageKind, (id: string) => string>> = {
  content_prompts: linkTo.prompt,
  feedback: linkTo.feedback,
  payment_events: linkTo.paymentEvent,
  posts: linkTo.post,
  profiles: linkTo.user,
  prompt_batches: linkTo.batch,
  publications: linkTo.publication,
  staff_messages: linkTo.message,
};

const hasPage = (entity: string): entity is AuditPageKind => Object.hasOwn(PATHS, entity);

/** Enough of an id to know it again on another row of the same person. */
const shortId = (id: string) => id.slice(0, 8);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const deletedAccount = (id: string) => `A deleted account, ${shortId(id)}`;

/** Who did it. A deleted account is named by the beginning of the id that stands for it on all of its rows. */
const actorOf = ({ actor_id, actor_email }: AuditEntry) =>
  actor_email ?? (actor_id === null ? 'Drumbeat' : deletedAccount(actor_id));

/** Whom it is about; '' for nobody. */
const aboutOf = ({ user_id, user_email }: AuditEntry) =>
  user_email ?? (user_id === null ? '' : deletedAccount(user_id));

function About({ entry }: { entry: AuditEntry }) {
  const { user_id, user_email } = entry;
  if (user_id === null || user_email === null) return <Quiet>{aboutOf(entry)}</Quiet>;
  return (
    <Link component={RouterLink} to={PATHS.profiles(encodeURIComponent(user_id))}>
      <Address>{user_email}</Address>
    </Link>
  );
}

/** 'Plan 0b0e9c1c' of a record that has no page, 'Way out mails' of one with a name; the whole id, which a search finds, as its title. */
function Pageless({ entity, id }: { entity: string; id: string }) {
  const kind = Object.hasOwn(AUDIT_RECORDS, entity) ? AUDIT_RECORDS[entity as AuditRecordKind] : null;
  const word = kind && ('word' in kind ? kind.word : kind.one);
  return (
    <Quiet>
      <span title={id}>{[word, UUID.test(id) ? shortId(id) : id].filter(Boolean).join(' ')}</span>
    </Quiet>
  );
}

/** The way to the record; what it is, with its id, where it has no page or is gone. */
function RecordOf({ entry: { action, entity, entity_id: id, is_gone } }: { entry: AuditEntry }) {
  if (is_gone && entity === 'profiles') return <Quiet>{deletedAccount(id)}</Quiet>;
  if (!hasPage(entity) || action.endsWith('.deleted')) return <Pageless entity={entity} id={id} />;
  const { one } = AUDIT_RECORDS[entity];
  if (is_gone) {
    return (
      <Quiet>
        {one}, deleted: {shortId(id)}
      </Quiet>
    );
  }
  return (
    <Link component={RouterLink} to={PATHS[entity](encodeURIComponent(id))} title={id}>
      {one}
    </Link>
  );
}

/** The width that the details can spare to each of the others. */
const KEPT = '10rem';

/** Holds the width of its words against the details, which would take it. */
function Kept({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', [UNSTACKED]: { width: 'max-content', maxWidth: KEPT } }}>
      {children}
    </Box>
  );
}

const columns: readonly Column<AuditEntry, ListSort<'audit-log'>>[] = [
  {
    label: 'What',
    sort: 'action',
    render: ({ action }) => <Kept>{actionLabel(action)}</Kept>,
    csv: ({ action }) => actionLabel(action),
  },
  {
    label: 'Who',
    csv: actorOf,
    render: (entry) => (
      <Kept>
        {entry.actor_email ? <Address>{entry.actor_email}</Address> : <Quiet>{actorOf(entry)}</Quiet>}
      </Kept>
    ),
  },
  {
    label: 'About',
    csv: aboutOf,
    render: (entry) => (
      <Kept>
        <About entry={entry} />
      </Kept>
    ),
  },
  {
    label: 'Details',
    isLong: true,
    csv: ({ details }) => auditWords(details),
    render: ({ details }) => <AuditDetails details={details} />,
  },
  {
    label: 'Record',
    csv: ({ entity_id }) => entity_id,
    render: (entry) => <RecordOf entry={entry} />,
  },
  { label: 'When', sort: 'at', csv: ({ at }) => at, render: ({ at }) => <TimeText at={at} /> },
];

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

const filters: readonly ListFilter<ListFilterName<'audit-log'>>[] = [
  {
    field: 'reads',
    label: 'Reads',
    unchosen: 'left out',
    choices: [
      { id: 'with', name: 'Reads: shown too' },
      { id: 'only', name: 'Reads alone' },
    ],
  },
  { field: 'action', label: 'What', choices: choicesOf(AUDIT_ACTIONS) },
  {
    field: 'entity',
    label: 'Record',
    choices: choicesOf(
      Object.fromEntries(Object.entries(AUDIT_RECORDS).map(([kind, { many }]) => [kind, many])),
    ),
  },
];

/** The staff of now, by whom the log is filtered. */
function useStaffFilter(): ListFilter<ListFilterName<'audit-log'>>[] {
  const { data } = useRows<User, 'users'>('users', {
    filter: { is_admin: true },
    sort: { field: 'email', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (!data || data.length === 0) return [];
  const choices = data.map(({ id, full_name, email }) => ({ id, name: full_name ?? email }));
  return [{ field: 'actor_id', label: 'Who', choices }];
}

/** Says of whom alone the log is shown, which no choice of its bar does, and shows the others again. */
function OfPerson() {
  const list = useListContext<AuditEntry>();
  const { user_id, ...others } = list.filterValues as Record<string, unknown>;
  const id = typeof user_id === 'string' ? user_id : '';
  const { data: person } = useGetOne<User>('users', { id }, { enabled: id !== '' });
  if (id === '') return null;
  return (
    <Notice tone="info">
      Only what is about {person ? (person.full_name ?? person.email) : deletedAccount(id).toLowerCase()}.{' '}
      <Link component="button" onClick={() => list.setFilters(others, [], false)}>
        Show everybody
      </Link>
    </Notice>
  );
}

/** The audit log: every write of staff, and events of accounts. */
export function AuditLogList() {
  const byStaff = useStaffFilter();
  return (
    <RecordList<AuditEntry, 'audit-log'>
      title="Audit log"
      description="Every write of staff leaves a row here, and so does what they read of people’s own and what Drumbeat did by itself around accounts."
      overview={<OfPerson />}
      columns={columns}
      searchIn="Action or record"
      filters={[...byStaff, ...filters]}
      sort={{ field: 'at', order: 'DESC' }}
      empty={<EmptyState sign={ScrollText} title="Nothing is recorded yet" />}
    />
  );
}
