import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { readMessage } from '../../providers/endpoints';
import type { Message } from '../../providers/records';

/** For a message that needs no answer. */
export function MarkReadButton({ message }: { message: Message }) {
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function markRead() {
    setIsBusy(true);
    try {
      await readMessage(message.id);
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
