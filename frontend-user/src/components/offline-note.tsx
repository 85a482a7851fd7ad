import Box from '@mui/material/Box';
import { useOnline } from '../lib/http/use-online';
import { InlineAlert } from './inline-alert';

/** A line over the page while this device has no network: what is shown may be older, and what happens to changes. */
export function OfflineNote() {
  const online = useOnline();
  if (online) return null;
  return (
    <Box sx={{ px: { xs: 4, md: 10 }, pt: { xs: 2, md: 0 } }}>
      <InlineAlert tone="warn">
        You are offline. You see what was loaded last; changes need a network. Text that you write is kept on
        this device.
      </InlineAlert>
    </Box>
  );
}
