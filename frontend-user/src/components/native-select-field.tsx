import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, helpIdOf } from '@drumbeat/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface NativeSelectFieldProps extends Omit<NativeSelectProps, 'error' | 'id' | 'input' | 'inputProps'> {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
}

const Arrow = (props: object) => <ChevronDown {...props} size={16} strokeWidth={1.75} aria-hidden />;

/** The device's own list: a phone shows its wheel, a keyboard finds a name by typing it. */
export function NativeSelectField({ label, hint, problem, children, ...select }: NativeSelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} problem={problem}>
      <NativeSelect
        {...select}
        IconComponent={Arrow}
        input={<OutlinedInput fullWidth error={Boolean(problem)} />}
        inputProps={{ id, 'aria-describedby': problem || hint ? helpIdOf(id) : undefined }}
      >
        {children}
      </NativeSelect>
    </FieldFrame>
  );
}
