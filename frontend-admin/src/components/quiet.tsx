import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is not there, in words and in a quieter voice. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.disabled' }}>
    {children}
  </Box>
);
