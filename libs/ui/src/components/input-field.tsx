import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { FieldFrame, helpIdOf } from './field-frame';

interface InputFieldProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'id'> {
  label: string;
  /** At the end of the label's line, for example a count. */
  aside?: ReactNode;
  /** Below the field, when there is no error. */
  hint?: ReactNode;
  /** The error, as text. */
  problem?: ReactNode;
}

/** Lighter than MUI's TextField, which also loads selects and menus. */
export function InputField({ label, aside, hint, problem, ...input }: InputFieldProps) {
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} aside={aside} hint={hint} problem={problem}>
      <OutlinedInput
        fullWidth
        {...input}
        id={id}
        error={Boolean(problem)}
        aria-describedby={problem || hint ? helpIdOf(id) : undefined}
      />
    </FieldFrame>
  );
}
