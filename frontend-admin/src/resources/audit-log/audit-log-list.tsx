import Link from '@mui/material/Link';
import { EmptyState } from '@drumbeat/ui';
import { ScrollText } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Address } from '../../components/address';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { ListFilter } from '../../components/record-list/list-filter';
import type { AuditEntry, User } from '../../providers/records';
import { AuditDetails, auditWords } from './audit-details';

const words: Readonly<Record<string, string>> = {
  'account.deleted': 'Deleted an account',
  'approvals.read': 'Read who released what',
  'calendar.read': 'Read a calendar',
  'content_prompt.changed': 'Changed a prompt',
  'content_prompt.decided': 'Decided on a prompt',
  'content_prompt.deleted': 'Deleted a prompt',
  'content_prompt.placed': 'Gave a prompt another slot',
  'content_prompt.rewrite_ordered': 'Had a prompt written again',
  'content_prompt.rewritten': 'Wrote a prompt again',
  'email.confirmed': 'Confirmed an address',
  'identity.linked': 'Linked a way to sign in',
  'password.removed': 'Removed a password',
  'data.restored': 'Found data that was put back from a backup',
  'feedback.replied': 'Answered feedback',
  'job.given_back': 'Gave a failed job back to the ledger',
  'job.removed': 'Removed a failed job',
  'job.retried': 'Had a failed job run again',
  'outgoing_channel.paused': 'Paused a way out',
  'outgoing_channel.released': 'Released a way out',
  'payment_event.replayed': 'Had a payment event processed again',
  'prompt_batch.ordered': 'Ordered a batch',
  'prompt_batch.pushed': 'Pushed a batch to the calendar',
  'prompt_batch.rest_approved': 'Approved the rest of a batch',
  'prompt_batch.retried': 'Ordered a failed batch again',
  'session.ended': 'Ended a session',
  'session.opened': 'Signed in',
  'session.signed_out': 'Signed out',
  'session.token_reused': 'A used sign-in token came again; its session was ended',
  'publication.checked': 'Looked a publication up again',
  'post_suggestion.made': 'Suggested an edit of a post',
  'post_suggestion.withdrawn': 'Withdrew a suggestion',
  'staff_note.changed': 'Changed a note about a user',
  'staff_note.deleted': 'Deleted a note about a user',
  'staff_note.written': 'Wrote a note about a user',
  'staff_message.read': 'Read a message',
  'staff_message.replied': 'Answered a message',
  'subscription.ended': 'Ended a plan',
  'subscription.granted': 'Granted a plan',
  'posts.read': 'Read posts',
  'training_posts.read': 'Read training posts',
  'writing_profile.read': 'Read a writing profile',
  'training_post.deleted': 'Deleted a training post',
  'user.deleted': 'Deleted a user',
  'user.demoted': 'Took staff rights away',
  'user.exported': 'Downloaded all that is a user’s',
  'user.promoted': 'Made somebody staff',
  'user.updated': 'Changed a user',
  'weekly_prompts.changed': 'Set the weekly prompts of a user',
};

/** 'Thing done' of thing.done. */
const asWords = (action: string) => action.charAt(0).toUpperCase() + action.slice(1).replaceAll(/[._]/g, ' ');

/** The action's label; its own name if this list does not have it. */
const actionLabel = (action: string) => words[action] ?? asWords(action);

/** Kinds of records with a page in the console. */
const PAGES: Readonly<Record<string, { name: string; path: (id: string) => string }>> = {
  profiles: { name: 'The user', path: (id) => `/users/${id}` },
  content_prompts: { name: 'The prompt', path: (id) => `/content-prompts/${id}` },
  prompt_batches: { name: 'The batch', path: (id) => `/prompt-batches/${id}/show` },
  publications: { name: 'The publication', path: (id) => `/publications/${id}/show` },
  posts: { name: 'The post', path: (id) => `/posts/${id}/show` },
  staff_messages: { name: 'The message', path: (id) => `/messages/${id}/show` },
  payment_events: { name: 'The payment event', path: (id) => `/payment-events/${id}/show` },
};

/** The way to the record; its id, which a search finds, where it has no page or is gone. */
function RecordOf({ entry: { action, entity, entity_id: id } }: { entry: AuditEntry }) {
  const page = action.endsWith('.deleted') ? undefined : PAGES[entity];
  if (!page) return <Quiet>{id}</Quiet>;
  return (
    <Link component={RouterLink} to={page.path(encodeURIComponent(id))} title={id}>
      {page.name}
    </Link>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  {
    label: 'What',
    sort: 'action',
    render: ({ action }) => actionLabel(action),
    csv: ({ action }) => actionLabel(action),
  },
  {
    label: 'Who',
    csv: ({ actor_email }) => actor_email ?? 'Drumbeat',
    render: ({ actor_email }) => (actor_email ? <Address>{actor_email}</Address> : <Quiet>Drumbeat</Quiet>),
  },
  {
    label: 'Details',
    csv: ({ details }) => auditWords(details),
    render: ({ details }) => <AuditDetails details={details} />,
  },
  {
    label: 'Record',
    isWide: true,
    csv: ({ entity_id }) => entity_id,
    render: (entry) => <RecordOf entry={entry} />,
  },
  { label: 'When', sort: 'at', csv: ({ at }) => at, render: ({ at }) => <TimeText at={at} /> },
];

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

const filters = [
  { field: 'action', label: 'What', choices: choicesOf(words) },
  {
    field: 'entity',
    label: 'Record',
    choices: choicesOf({
      auth_sessions: 'Sessions',
      content_prompts: 'Prompts',
      data_restores: 'Restored data',
      jobs: 'Jobs',
      outgoing_channels: 'Ways out',
      payment_events: 'Payment events',
      posts: 'Posts',
      profiles: 'Users',
      prompt_batches: 'Batches',
      publications: 'Publications',
      sample_post_analytics: 'Training posts',
      staff_messages: 'Messages',
      user_subscriptions: 'Plans',
    }),
  },
];

/** The staff of now, by whom the log is filtered. */
function useStaffFilter(): ListFilter[] {
  const { data } = useGetList<User>('users', {
    filter: { is_admin: true },
    sort: { field: 'email', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (!data || data.length === 0) return [];
  const choices = data.map(({ id, full_name, email }) => ({ id, name: full_name ?? email }));
  return [{ field: 'actor_id', label: 'Who', choices }];
}

/** The audit log: every write of staff, and events of accounts. */
export function AuditLogList() {
  const byStaff = useStaffFilter();
  return (
    <RecordList<AuditEntry>
      title="Audit log"
      description="Every write of staff leaves a row here, and what Drumbeat did by itself around accounts."
      columns={columns}
      searchIn="Action or record"
      filters={[...byStaff, ...filters]}
      sort={{ field: 'at', order: 'DESC' }}
      empty={<EmptyState sign={ScrollText} title="Nothing is recorded yet" />}
    />
  );
}
