import Box from '@mui/material/Box';
import { momentLabel } from '../lib/times';

/** A moment in the zone of the one who reads it. */
export function TimeText({ at }: { at: string }) {
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {momentLabel(at)}
    </Box>
  );
}
