import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { PillSwitch } from '@drumbeat/ui';
import type { ChangeEvent } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface SwitchInputProps {
  source: string;
  label: string;
  hint?: string | undefined;
  disabled?: boolean;
  /** Called in addition to the form's own change. */
  onChange?: (isOn: boolean) => void;
}

/** A field of a console form that is on or off. react-admin's own is MUI's switch, which is another one than the app's. */
export function SwitchInput({ source, label, hint, disabled = false, onChange }: SwitchInputProps) {
  const { id, field } = useInput({ source, type: 'checkbox', defaultValue: false, disabled });
  const { ref, name, onChange: write, onBlur: touch } = field;
  const isOn = useWatch<Record<string, boolean | null>, string>({ name: source });
  const hintId = hint ? `${id}-hint` : undefined;
  function change(event: ChangeEvent<HTMLInputElement>) {
    write(event);
    touch();
    onChange?.(event.target.checked);
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          cursor: disabled ? 'default' : 'pointer',
          color: disabled ? 'text.disabled' : 'text.primary',
        }}
      >
        <PillSwitch
          ref={ref}
          id={id}
          name={name}
          type="checkbox"
          role="switch"
          aria-describedby={hintId}
          disabled={disabled}
          checked={isOn ?? false}
          onChange={change}
        />
        {label}
      </Box>
      {hint ? <FormHelperText id={hintId}>{hint}</FormHelperText> : null}
    </Box>
  );
}
