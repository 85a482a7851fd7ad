import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error';

interface NativeSelectFieldProps extends Omit<NativeSelectProps, 'error' | 'id' | 'input' | 'inputProps'> {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
}

const Arrow = (props: object) => <ChevronDown {...props} size={16} strokeWidth={1.75} aria-hidden />;

/** The device's own list: a phone shows its wheel, a keyboard finds a name by typing it. */
export function NativeSelectField({ label, hint, problem, children, ...select }: NativeSelectFieldProps) {
  const id = useId();
  const help = problem ? <FieldError>{problem}</FieldError> : hint;
  return (
    <FormControl fullWidth error={Boolean(problem)}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        {...select}
        IconComponent={Arrow}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': help ? `${id}-help` : undefined }}
      >
        {children}
      </NativeSelect>
      {help ? <FormHelperText id={`${id}-help`}>{help}</FormHelperText> : null}
    </FormControl>
  );
}
