import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FullPageWait } from '../components/full-page-wait';
import { ErrorBoundary } from './error-boundary';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '15.5rem minmax(0, 1fr)',
  minHeight: '100dvh',
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const SkipLink = styled(Button)({
  position: 'fixed',
  left: '1rem',
  top: '-4rem',
  zIndex: 50,
  '&:focus': { top: '0.75rem' },
}) as typeof Button;

/** The frame of every page of the console. */
export function ConsoleLayout({ children }: CoreLayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <Frame>
      <SkipLink component="a" href="#main" variant="contained">
        Skip to content
      </SkipLink>
      <Aside aria-label="Main">
        <Sidebar />
      </Aside>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Main', sx: { width: 'min(18rem, 84vw)' } } }}
      >
        <Sidebar onNavigate={() => setMenuOpen(false)} />
      </Drawer>
      <Box sx={{ minWidth: 0 }}>
        <TopBar onMenu={() => setMenuOpen(true)} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ maxWidth: '80rem', p: { xs: '0.75rem 1rem 3rem', md: '1rem 2.5rem 4rem' }, outline: 'none' }}
        >
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<FullPageWait />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Frame>
  );
}
