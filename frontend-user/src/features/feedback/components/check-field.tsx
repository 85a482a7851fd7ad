import { styled } from '@mui/material/styles';

const Label = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.5rem',
  minHeight: '1.5rem',
  cursor: 'pointer',
});

const Check = styled('input')(({ theme }) => ({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: '2px 0 0',
  border: `1.5px solid ${theme.vars.palette.line.control}`,
  borderRadius: '0.25rem',
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:checked': { background: theme.vars.palette.primary.main, borderColor: theme.vars.palette.primary.main },
  '&:checked::after': {
    content: '""',
    width: '0.3125rem',
    height: '0.5625rem',
    border: `solid ${theme.vars.palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-1px) rotate(45deg)',
  },
  // Forced colours remove backgrounds.
  '@media (forced-colors: active)': { appearance: 'auto', '&:checked::after': { display: 'none' } },
}));

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A statement that is agreed to or not. */
export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
  <Label>
    <Check type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </Label>
);
