import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Logo } from '@drumbeat/ui';
import { Menu, RefreshCw } from 'lucide-react';
import { useLoading, useRefresh } from 'react-admin';
import { AccountMenu } from './account-menu';
import { SearchButton } from './search/search-button';
import { useThemeSwitch } from './theme-switch';

function ThemeToggle() {
  const { label, Icon, change } = useThemeSwitch();
  return (
    <IconButton onClick={change} aria-label={label} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
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
  const refresh = useRefresh();
  const isLoading = useLoading();
  return (
    <Bar>
      <IconButton onClick={onMenu} aria-label="Open menu" sx={{ display: { md: 'none' } }}>
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Box sx={{ display: { md: 'none' }, pl: 2, flex: 1 }}>
        <Logo />
      </Box>
      <SearchButton />
      <Box sx={{ display: { xs: 'none', md: 'block' }, flex: 1 }} />
      <IconButton onClick={refresh} disabled={isLoading} aria-label="Refresh">
        <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <ThemeToggle />
      <AccountMenu />
    </Bar>
  );
}
