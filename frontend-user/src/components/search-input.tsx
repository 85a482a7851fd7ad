import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { Search } from 'lucide-react';
import type { Ref } from 'react';

/** Looks as the fields of a form do (`inputStyles`), without their script: it has no states but the browser's own. */
const Field = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: 'var(--db-control)',
  paddingLeft: '0.75rem',
  borderRadius: '0.5rem',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.disabled,
  lineHeight: '1.4375em',
  cursor: 'text',
  [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.vars.palette.line.control}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
    transition: theme.transitions.create('border-color', {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '&:hover::after': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within::after': { borderWidth: 2, borderColor: theme.vars.palette.focusRing },
}));

const Input = styled('input')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  padding: '0.4375rem 0.75rem 0.4375rem 0',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  letterSpacing: 'inherit',
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-search-decoration': { appearance: 'none' },
}));

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  inputRef?: Ref<HTMLInputElement>;
  sx?: SxProps<Theme>;
}

export function SearchInput({
  label,
  placeholder,
  value,
  onChange,
  maxLength,
  inputRef,
  sx,
}: SearchInputProps) {
  return (
    <Field {...(sx ? { sx } : {})}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <Input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
