import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Address } from './address';

const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: theme.vars.palette.surface.avatar,
  color: theme.vars.palette.text.primary,
  fontSize: '0.6875rem',
  fontWeight: 600,
}));

const initialsOf = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A person's name and address; without a name the address alone. */
export function Person({ name, email }: { name: string | null; email: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Circle aria-hidden>{initialsOf(name ?? email)}</Circle>
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <span>{name ?? <Address>{email}</Address>}</span>
        {name ? (
          <Typography variant="caption" sx={{ color: 'text.disabled', fontWeight: 400 }}>
            <Address>{email}</Address>
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
