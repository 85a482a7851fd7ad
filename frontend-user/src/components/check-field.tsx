import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&:checked, &:indeterminate': {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&:indeterminate::after': {
    content: '""',
    width: '0.5rem',
    height: 2,
    background: theme.vars.palette.primary.contrastText,
  },
  '&:checked::after': {
    content: '""',
    width: '0.3125rem',
    height: '0.5625rem',
    border: `solid ${theme.vars.palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-1px) rotate(45deg)',
  },
  // Forced colours remove backgrounds.
  '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
}));

interface CheckFieldProps {
  label: ReactNode;
  /** Accessible name, where the label is more than that. */
  name?: string;
  /** `mixed`: of what it stands for, some is chosen. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A statement that is agreed to or not, or something that is chosen or not. */
export const CheckField = ({ label, name, checked, onChange, disabled = false }: CheckFieldProps) => (
  <Label>
    <Check
      ref={(input) => {
        if (input) input.indeterminate = checked === 'mixed';
      }}
      type="checkbox"
      aria-label={name}
      checked={checked === true}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      {label}
    </Box>
  </Label>
);
