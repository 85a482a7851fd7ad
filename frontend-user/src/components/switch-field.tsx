import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PillSwitch } from '@drumbeat/ui';
import { useId } from 'react';

interface SwitchFieldProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off, and is saved at once. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <div>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 550, cursor: 'pointer' }}>
          {label}
        </Box>
        <Typography id={`${id}-hint`} sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </div>
      <PillSwitch
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Box>
  );
}
