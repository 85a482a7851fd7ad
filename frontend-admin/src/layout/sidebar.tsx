import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Logo } from '@drumbeat/ui';
import { NavLink } from 'react-router-dom';
import { sections } from './sections';

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

/** Brand and sections; also used in the phone's drawer. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
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
        {sections.map(({ to, label, icon: Icon, Sign }) => (
          <Item key={to} component={NavLink} to={to} end={to === '/'} onClick={onNavigate}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {label}
            {Sign ? <Sign /> : null}
          </Item>
        ))}
      </Box>
    </Box>
  );
}
