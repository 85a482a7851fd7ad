import Box from '@mui/material/Box';
import { BeatLoader } from '@drumbeat/ui';

/** The beating mark with one line of text: session start and signing out. */
export function FullPageWait({ children }: { children: string }) {
  return (
    <Box
      component="main"
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
      <p role="status">{children}</p>
    </Box>
  );
}
