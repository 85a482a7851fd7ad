import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CircleX } from 'lucide-react';

/** An error text with its icon, as a field's helper text. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleX size={14} strokeWidth={2} aria-hidden />
      {children}
    </>
  );
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  width: '100%',
  minWidth: 0,
});

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.palette.text.primary,
}));

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.disabled,
  textAlign: 'left',
  '&[data-problem="true"]': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.25rem',
    color: theme.vars.palette.error.main,
  },
}));

/** Id of the help text of the field with this id, for its `aria-describedby`. */
export const helpIdOf = (fieldId: string) => `${fieldId}-help`;

interface FieldFrameProps {
  fieldId: string;
  label: string;
  /** At the end of the label's line, for example a count. */
  aside?: ReactNode;
  /** Below the field, when there is no error. */
  hint?: ReactNode;
  /** The error, as text. */
  problem?: ReactNode;
  /** The field. */
  children: ReactNode;
}

/** Label above, hint or error below. A field of MUI's knows its own states, so its form control has nothing to add here. */
export function FieldFrame({ fieldId, label, aside, hint, problem, children }: FieldFrameProps) {
  const help = problem ? <FieldError>{problem}</FieldError> : hint;
  return (
    <Frame>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Label htmlFor={fieldId}>{label}</Label>
        {aside}
      </Box>
      {children}
      {help ? (
        <Help id={helpIdOf(fieldId)} data-problem={Boolean(problem)}>
          {help}
        </Help>
      ) : null}
    </Frame>
  );
}
