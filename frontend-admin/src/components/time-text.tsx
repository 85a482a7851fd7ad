import Box from '@mui/material/Box';
import { momentLabel } from '../lib/times';

/** A time in the reader's zone. */
export function TimeText({ at }: { at: string }) {
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {momentLabel(at)}
    </Box>
  );
}
