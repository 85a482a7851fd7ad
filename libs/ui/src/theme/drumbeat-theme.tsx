import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/** The key under which the reader's choice is kept; `public/theme.js` reads it before the first paint. */
export const themeStorageKey = 'drumbeat-theme';

/** Follows the system until the reader chooses; the choice is kept on the device. */
export function DrumbeatTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={themeStorageKey}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
