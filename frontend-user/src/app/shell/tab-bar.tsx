import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { CalendarDays, House, Menu, PenLine, SquarePen, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../lib/paths';
import { useIsCurrent } from './sidebar-item';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 30,
  display: 'none',
  gridTemplateColumns: 'repeat(5, 1fr)',
  height: 'calc(3.75rem + env(safe-area-inset-bottom))',
  padding: '0 0.25rem env(safe-area-inset-bottom)',
  background: `color-mix(in srgb, ${theme.vars.palette.background.default} 94%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { display: 'grid' },
}));

const Item = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  borderRadius: '0.5rem',
  color: theme.vars.palette.text.disabled,
  fontSize: '0.6875rem',
  lineHeight: '0.875rem',
  fontWeight: 500,
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    '& svg': { color: theme.vars.palette.accent.text },
  },
})) as typeof ButtonBase;

const icon = { display: 'grid', placeItems: 'center', height: '1.75rem' } as const;

interface PlaceProps {
  to: string;
  label: string;
  icon: LucideIcon;
}

function Place({ to, label, icon: Icon }: PlaceProps) {
  const isCurrent = useIsCurrent(to);
  return (
    <Item component={RouterLink} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <Box component="span" sx={icon}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      {label}
    </Item>
  );
}

interface TabBarProps {
  onWrite: () => void;
  onMenu: () => void;
  /** True while the sidebar is open over the page. */
  isMenuOpen: boolean;
}

/** The five things of a phone: three places, "Write" and the menu. */
export function TabBar({ onWrite, onMenu, isMenuOpen }: TabBarProps) {
  return (
    <Bar aria-label="Quick">
      <Place to={paths.dashboard} label="Home" icon={House} />
      <Place to={paths.calendar} label="Calendar" icon={CalendarDays} />
      <Item onClick={onWrite}>
        <Box
          component="span"
          sx={{
            ...icon,
            width: '2.75rem',
            borderRadius: '999px',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <PenLine size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        Write
      </Item>
      <Place to={paths.posts} label="Posts" icon={SquarePen} />
      <Item onClick={onMenu} aria-haspopup="dialog" aria-expanded={isMenuOpen}>
        <Box component="span" sx={icon}>
          <Menu size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        Menu
      </Item>
    </Bar>
  );
}
