import type { ListFilterName, ListSort } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { components } from '@drumbeat/api-client';
import { EmptyState } from '@drumbeat/ui';
import { Bell } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Person, personWords } from '../../components/person';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import { KIND_NAMES } from './notice-kinds';
import { linkTo } from '../../lib/paths';

type Notice = components['schemas']['AdminNoticeResponse'];

const columns: readonly Column<Notice, ListSort<'notices'>>[] = [
  {
    label: 'Told',
    csv: ({ title, body }) => `${title}: ${body}`,
    render: ({ title, body, read_at }) => (
      <Box component="span" sx={{ display: 'grid', maxWidth: '32rem', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: read_at ? 450 : 600 }}>
          {title}
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
          {body}
        </Typography>
      </Box>
    ),
  },
  {
    label: 'To',
    isName: true,
    csv: ({ user_name, user_email }) => personWords(user_name, user_email),
    render: ({ user_id, user_name, user_email }) => (
      <Link component={RouterLink} to={linkTo.user(user_id)} sx={{ color: 'text.primary' }}>
        <Person name={user_name} email={user_email} />
      </Link>
    ),
  },
  {
    label: 'Read',
    csv: ({ read_at }) => read_at,
    render: ({ read_at }) => (read_at ? <TimeText at={read_at} /> : <Quiet>Unread</Quiet>),
  },
  {
    label: 'Mail due',
    isWide: true,
    isSpare: true,
    csv: ({ mail_due_at }) => mail_due_at,
    render: ({ mail_due_at }) => (mail_due_at ? <TimeText at={mail_due_at} /> : <Quiet>None waits</Quiet>),
  },
  {
    label: 'Told at',
    sort: 'created_at',
    csv: ({ created_at }) => created_at,
    render: ({ created_at }) => <TimeText at={created_at} />,
  },
];

const filters: readonly ListFilter<ListFilterName<'notices'>>[] = [
  {
    field: 'kind',
    label: 'Occasion',
    choices: Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name })),
  },
  {
    field: 'unread',
    label: 'Read',
    choices: [
      { id: true, name: 'Unread' },
      { id: false, name: 'Read' },
    ],
  },
];

/** What people were told; nothing is written or sent from here. */
export function NoticeList() {
  return (
    <RecordList<Notice, 'notices'>
      title="Notices"
      description="What people were told in the app in the last half year, read or not."
      columns={columns}
      searchIn="Name or address"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={<EmptyState sign={Bell} title="Nobody was told anything yet" />}
    />
  );
}
