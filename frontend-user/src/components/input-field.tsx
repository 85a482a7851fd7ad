import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error';

interface InputFieldProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'id'> {
  label: string;
  /** At the end of the label's line, as a count. */
  aside?: ReactNode;
  /** Below the field, where there is no error. */
  hint?: ReactNode;
  /** What is wrong, in words. */
  problem?: string | undefined;
}

/** Label above, hint or error below. Lighter than MUI's TextField, which brings selects and menus with it. */
export function InputField({ label, aside, hint, problem, ...input }: InputFieldProps) {
  const id = useId();
  const help = problem ? <FieldError>{problem}</FieldError> : hint;
  return (
    <FormControl fullWidth error={Boolean(problem)}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        {aside}
      </Box>
      <OutlinedInput {...input} id={id} aria-describedby={help ? `${id}-help` : undefined} />
      {help ? <FormHelperText id={`${id}-help`}>{help}</FormHelperText> : null}
    </FormControl>
  );
}
