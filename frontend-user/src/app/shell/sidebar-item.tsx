import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@drumbeat/ui';
import { Link as RouterLink, matchPath, useLocation } from 'react-router';
import { prefetchRoute } from '../route-modules';
import type { NavigationEntry } from './navigation';
import { paths } from '../../lib/paths';

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
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  textAlign: 'left',
  transition: theme.transitions.create(['background', 'color'], {
    duration: theme.transitions.duration.shortest,
  }),
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

const Badge = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  padding: '0 0.375rem',
  borderRadius: '0.25rem',
  background: theme.vars.palette.soft.accent,
  color: theme.vars.palette.accent.text,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
}));

const Waiting = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
}));

interface SidebarItemProps {
  entry: NavigationEntry;
  narrow: boolean;
  /** Number of items that wait for the user. */
  waiting?: number;
}

/** One link of the sidebar; when narrow, only the icon is shown and the text becomes its label. */
export function SidebarItem({
  entry: { to, label, icon: Icon, badge },
  narrow,
  waiting = 0,
}: SidebarItemProps) {
  const isCurrent = useIsCurrent(to);
  return (
    <Item
      component={RouterLink}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => prefetchRoute(to)}
      onFocus={() => prefetchRoute(to)}
      aria-label={narrow ? label : undefined}
      title={narrow ? label : undefined}
      sx={narrow ? { justifyContent: 'center' } : undefined}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {narrow ? null : label}
      {badge && !narrow ? <Badge>{badge}</Badge> : null}
      {waiting > 0 && !narrow ? (
        <Waiting>
          {waiting}
          <span style={visuallyHidden}> {waiting === 1 ? 'needs you' : 'need you'}</span>
        </Waiting>
      ) : null}
    </Item>
  );
}

/** True when an entry of the navigation is current: its page or one below it. The dashboard has two addresses. */
export function useIsCurrent(to: string): boolean {
  const { pathname } = useLocation();
  const here = pathname === paths.dashboardAlias ? paths.dashboard : pathname;
  // The writing profile is below the profile and has its own entry.
  return matchPath({ path: to, end: to === paths.profile }, here) !== null;
}
