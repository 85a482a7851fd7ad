import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled, useColorScheme } from '@mui/material/styles';
import { Logo } from '@drumbeat/ui';
import { LogOut, Menu, Moon, RefreshCw, Sun } from 'lucide-react';
import { useGetIdentity, useLoading, useLogout, useRefresh } from 'react-admin';

function ThemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      onClick={() => setMode(isDark ? 'light' : 'dark')}
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 15,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  height: '3.5rem',
  padding: '0 1.5rem 0 2.5rem',
  background: theme.vars.palette.background.default,
  [theme.breakpoints.down('md')]: {
    gap: 0,
    padding: '0 0.5rem',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { data: identity } = useGetIdentity();
  const logOut = useLogout();
  const refresh = useRefresh();
  const isLoading = useLoading();
  return (
    <Bar>
      <IconButton onClick={onMenu} aria-label="Open menu" sx={{ display: { md: 'none' } }}>
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Box sx={{ display: { md: 'none' }, pl: 2 }}>
        <Logo />
      </Box>
      <Box sx={{ flex: 1 }} />
      <IconButton onClick={refresh} disabled={isLoading} aria-label="Refresh">
        <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <ThemeToggle />
      <Box sx={{ display: { xs: 'none', sm: 'grid' }, px: 2 }}>
        <Typography variant="label" sx={{ lineHeight: '1rem' }}>
          {identity?.['email'] as string | undefined}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.disabled', lineHeight: '0.875rem' }}>
          {identity?.['role'] as string | undefined}
        </Typography>
      </Box>
      <Button
        variant="ghost"
        onClick={() => void logOut()}
        aria-label="Sign out"
        startIcon={<LogOut size={16} strokeWidth={1.75} aria-hidden />}
        sx={{ '& .MuiButton-startIcon': { mr: { xs: 0, sm: 2 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Sign out
        </Box>
      </Button>
    </Bar>
  );
}
