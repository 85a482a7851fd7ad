import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A missing value, as text in a muted colour. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.disabled' }}>
    {children}
  </Box>
);
