import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { FieldFrame, helpIdOf } from './field-frame';

interface InputFieldProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'id'> {
  label: string;
  /** At the end of the label's line, as a count. */
  aside?: ReactNode;
  /** Below the field, where there is no error. */
  hint?: ReactNode;
  /** What is wrong, in words. */
  problem?: ReactNode;
}

/** Lighter than MUI's TextField, which brings selects and menus with it. */
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
