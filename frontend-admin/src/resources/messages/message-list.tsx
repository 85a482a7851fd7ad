import type { ListFilterName, ListSort } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import { EmptyState } from '@drumbeat/ui';
import { Inbox } from 'lucide-react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Person, personWords } from '../../components/person';
import { Quiet } from '../../components/quiet';
import { BulkButton } from '../../components/record-list/bulk-button';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import { markMessageRead, MessageState, messageWord, type Message } from './message-state';
import { linkTo } from '../../lib/paths';

/** For a message that needs no answer. */
function MarkReadButton({ message }: { message: Message }) {
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function markRead() {
    setIsBusy(true);
    try {
      await markMessageRead(message.id);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      setIsBusy(false);
    }
    refresh();
  }
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isBusy}
      aria-label={`Mark read: ${message.text}`}
      onClick={() => void markRead()}
    >
      Mark read
    </Button>
  );
}

const columns: readonly Column<Message, ListSort<'messages'>>[] = [
  {
    label: 'Line',
    csv: ({ text }) => text,
    render: ({ text, read_at }) => (
      <Box component="span" sx={{ fontWeight: read_at ? 450 : 600, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    ),
  },
  {
    label: 'From',
    isName: true,
    sort: 'user_email',
    csv: ({ user_name, user_email }) => personWords(user_name, user_email),
    render: ({ user_name, user_email }) => <Person name={user_name} email={user_email} />,
  },
  {
    label: 'About',
    isWide: true,
    isSpare: true,
    csv: ({ prompt_hook }) => prompt_hook,
    render: ({ prompt_hook }) => prompt_hook ?? <Quiet>Anything</Quiet>,
  },
  {
    label: 'State',
    sort: 'unread',
    csv: messageWord,
    render: (message) => <MessageState message={message} />,
  },
  { label: 'Answer', isExportOnly: true, render: () => null, csv: ({ reply }) => reply },
  {
    label: 'Sent',
    sort: 'created_at',
    csv: ({ created_at }) => created_at,
    render: ({ created_at }) => <TimeText at={created_at} />,
  },
  { label: '', render: (message) => (message.read_at ? null : <MarkReadButton message={message} />) },
];

const filters: readonly ListFilter<ListFilterName<'messages'>>[] = [
  {
    field: 'unread',
    label: 'Read',
    choices: [
      { id: true, name: 'Unread' },
      { id: false, name: 'Read' },
    ],
  },
  {
    field: 'replied',
    label: 'Answer',
    choices: [
      { id: false, name: 'Not answered' },
      { id: true, name: 'Answered' },
    ],
  },
];

/** Messages from users to the staff. */
export function MessageList() {
  return (
    <RecordList<Message, 'messages'>
      title="Messages"
      description="One line from a person to the staff. Open it to answer; each is answered once."
      columns={columns}
      searchIn="What was written"
      filters={filters}
      sort={{ field: 'unread', order: 'DESC' }}
      linkOf={({ id }) => linkTo.message(id)}
      bulk={(ids) => (
        <BulkButton
          ids={ids}
          label="Mark read"
          noun="message"
          done="marked read"
          run={(id) => markMessageRead(String(id))}
        />
      )}
      refreshMs={30_000}
      empty={<EmptyState sign={Inbox} title="Nobody wrote to the staff yet" />}
    />
  );
}
