import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Switch = styled('input')(({ theme }) => ({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  margin: 0,
  borderRadius: '999px',
  background: theme.vars.palette.line.control,
  cursor: 'pointer',
  transition: theme.transitions.create('background', { duration: theme.transitions.duration.shortest }),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.1875rem auto 0.1875rem 0.1875rem',
    width: '1.125rem',
    borderRadius: '50%',
    background: theme.vars.palette.background.default,
    transition: theme.transitions.create('translate', { duration: theme.transitions.duration.shortest }),
  },
  '&:checked': { background: theme.vars.palette.primary.main },
  '&:checked::before': { translate: '1rem 0' },
  // Forced colours take the backgrounds away: the thumb is then drawn in the colour of text.
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
  },
}));

interface SwitchFieldProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off, and takes effect at once. */
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
      <Switch
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
