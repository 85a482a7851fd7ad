import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { CalendarDays, House, Menu, PenLine, SquarePen } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../paths';

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

interface TabBarProps {
  onWrite: () => void;
  onMenu: () => void;
}

/** The five things of a phone: four places and "Write". */
export function TabBar({ onWrite, onMenu }: TabBarProps) {
  const places = [
    { to: paths.dashboard, label: 'Home', Icon: House },
    { to: paths.calendar, label: 'Calendar', Icon: CalendarDays },
  ];
  return (
    <Bar aria-label="Quick">
      {places.map(({ to, label, Icon }) => (
        <Item key={to} component={NavLink} to={to}>
          <Box component="span" sx={icon}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </Box>
          {label}
        </Item>
      ))}
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
      <Item component={NavLink} to={paths.posts}>
        <Box component="span" sx={icon}>
          <SquarePen size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        Posts
      </Item>
      <Item onClick={onMenu}>
        <Box component="span" sx={icon}>
          <Menu size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        Menu
      </Item>
    </Bar>
  );
}
