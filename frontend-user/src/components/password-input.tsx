import { InputField } from '@drumbeat/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconAction } from './icon-action';

/** A password field that can be read while typing. */
export function PasswordInput(field: Omit<ComponentProps<typeof InputField>, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  return (
    <InputField
      {...field}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconAction
          icon={shown ? EyeOff : Eye}
          size="small"
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown((now) => !now)}
        />
      }
    />
  );
}
