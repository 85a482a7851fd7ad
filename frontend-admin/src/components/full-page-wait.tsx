import Box from '@mui/material/Box';
import { BeatLoader } from '@drumbeat/ui';

/** The beating mark: the session is being asked, or the console's code is on its way. */
export function FullPageWait() {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 4,
        minHeight: '100dvh',
        color: 'text.secondary',
      }}
    >
      <BeatLoader />
      <p>Loading the console</p>
    </Box>
  );
}
