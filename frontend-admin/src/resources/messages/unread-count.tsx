import Box from '@mui/material/Box';
import { visuallyHidden } from '@drumbeat/ui';
import type { Message } from './message-state';
import { useRows } from '../../providers/use-rows';

/** Polling interval of the sidebar. */
const REFRESH_MS = 60_000;

/** Number of unread messages; nothing when there is none. */
export function UnreadCount() {
  const { total = 0 } = useRows<Message, 'messages'>(
    'messages',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { unread: true },
    },
    { refetchInterval: REFRESH_MS, onError: () => undefined },
  );
  if (total === 0) return null;
  return (
    <Box
      component="span"
      sx={{ ml: 'auto', fontSize: '0.8125rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {total}
      <span style={visuallyHidden}> unread</span>
    </Box>
  );
}
