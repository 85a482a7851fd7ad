import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { Component, type ReactNode, Suspense, useRef, useState } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import ButtonBase from '@mui/material/ButtonBase';
import { Logo, useKeptFocus } from '@drumbeat/ui';
import { House } from 'lucide-react';
import { FullPageWait } from '../components/full-page-wait';
import { UnsavedQuestion } from '../components/unsaved/unsaved-question';
import type { ConsoleResource } from '../resources/console-resource';
import { resources } from '../resources/index';
import { TopBar } from './top-bar';
import { PageFailure } from './page-failure';
import { SessionOver } from './session-over';

const Item = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: '0.625rem',
  width: '100%',
  minHeight: '2.25rem',
  padding: '0 0.5rem',
  borderRadius: '0.5rem',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  '&:hover': { background: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    background: theme.vars.palette.surface.current,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    boxShadow: `${theme.vars.shadows[1]}, inset 0 0 0 1px ${theme.vars.palette.divider}`,
    '& > svg': { color: theme.vars.palette.accent.text },
  },
  [theme.breakpoints.down('md')]: { minHeight: '2.75rem' },
})) as typeof ButtonBase;

const Tag = styled('span')(({ theme }) => ({
  padding: '0 0.375rem',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: '0.25rem',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
}));

type Section = Pick<ConsoleResource, 'name' | 'label' | 'icon' | 'Sign'>;

const home: Section = { name: '', label: 'Home', icon: House };
const sections: readonly Section[] = [home, ...resources];

/** Brand and sections; also used in the phone's drawer. */
function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        p: '0 0.75rem 0.75rem',
        bgcolor: 'surface.chrome',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: '3.5rem', px: 2, flex: 'none' }}>
        <Logo />
        <Tag>Console</Tag>
      </Box>
      <Box component="nav" aria-label="Console" sx={{ display: 'flex', flexDirection: 'column', gap: '2px' }}>
        {sections.map(({ name, label, icon: Icon, Sign }) => (
          <Item key={name} component={NavLink} to={`/${name}`} end={name === ''} onClick={onNavigate}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {label}
            {Sign ? <Sign /> : null}
          </Item>
        ))}
      </Box>
    </Box>
  );
}

/** A page that fails says so and leaves the rest of the console usable. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure /> : this.props.children;
  }
}

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
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
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
          ref={main}
          tabIndex={-1}
          sx={{ maxWidth: '80rem', p: { xs: '0.75rem 1rem 3rem', md: '1rem 2.5rem 4rem' }, outline: 'none' }}
        >
          <SessionOver />
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<FullPageWait />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <UnsavedQuestion />
    </Frame>
  );
}
