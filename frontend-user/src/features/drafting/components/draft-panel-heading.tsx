import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AudioLines } from 'lucide-react';
import type { ReactNode } from 'react';

interface DraftPanelHeadingProps {
  id: string;
  children: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
}

/** The panel's title with a short note, which is left out on a phone. */
export function DraftPanelHeading({ id, children, action }: DraftPanelHeadingProps) {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        gap: 2,
        p: '0.5rem 0.75rem 0',
        minHeight: '2.25rem',
      }}
    >
      <Box component="span" sx={{ color: 'accent.text' }}>
        <AudioLines size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Typography component="h2" id={id} variant="h5" sx={{ flex: 'none' }}>
        Change the text
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.disabled' }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}
