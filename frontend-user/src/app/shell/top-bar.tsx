import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BarBrandLink } from '../../components/brand-link';
import { ThemeToggle } from '../../components/theme-toggle';
import { LinkedInHint } from '../../features/linkedin/components/linkedin-hint';
import { NotificationsMenu } from '../../features/notifications/components/notifications-menu';
import { paths } from '../../lib/paths';
import { AccountMenu } from './account-menu';
import { BetaTag } from './beta-tag';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 15,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.5rem',
  height: 'var(--db-bar)',
  padding: '0 1.5rem 0 2.5rem',
  background: `color-mix(in srgb, ${theme.vars.palette.background.default} 92%, transparent)`,
  backdropFilter: 'blur(10px)',
  [theme.breakpoints.down('md')]: { padding: '0 0.5rem 0 1rem', gap: '0.25rem' },
}));

/** On a phone it contains the brand, which is otherwise at the top of the sidebar. */
export function TopBar() {
  return (
    <Bar>
      <Box sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 2, mr: 'auto' }}>
        <BarBrandLink to={paths.dashboard} />
        <BetaTag />
      </Box>
      <LinkedInHint settingsPath={paths.settings} />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <ThemeToggle />
      </Box>
      <NotificationsMenu />
      <AccountMenu />
    </Bar>
  );
}
