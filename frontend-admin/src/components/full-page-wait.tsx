import Box from '@mui/material/Box';
import { BeatLoader } from '@drumbeat/ui';
import type { ReactNode } from 'react';

/** The beating mark with one line of text: the session is being asked, the console's code is on its way, or signing out. */
export function FullPageWait({ children = 'Loading the console' }: { children?: ReactNode }) {
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
      <p>{children}</p>
    </Box>
  );
}
