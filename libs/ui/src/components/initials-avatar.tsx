import { styled } from '@mui/material/styles';

const Circle = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: theme.vars.palette.surface.avatar,
  color: theme.vars.palette.text.primary,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: 1,
}));

const initialsOf = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A person without a picture; the name is beside it or its accessible label. */
export const InitialsAvatar = ({ name }: { name: string }) => <Circle aria-hidden>{initialsOf(name)}</Circle>;
