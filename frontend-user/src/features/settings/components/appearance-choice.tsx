import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';

const choices = [
  { mode: 'system', label: 'As the system', Icon: Monitor },
  { mode: 'light', label: 'Light', Icon: Sun },
  { mode: 'dark', label: 'Dark', Icon: Moon },
] as const;

type Mode = (typeof choices)[number]['mode'];

/** Kept on this device. */
export function AppearanceChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      value={mode}
      aria-label="Appearance"
      onChange={(_event, chosen: Mode | null) => chosen && setMode(chosen)}
    >
      {choices.map(({ mode: value, label, Icon }) => (
        <ToggleButton key={value} value={value}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
