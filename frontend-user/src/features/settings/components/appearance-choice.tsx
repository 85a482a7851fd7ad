import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedChoice } from '@drumbeat/ui';

const choices = (
  [
    { value: 'system', label: 'As the system', Icon: Monitor },
    { value: 'light', label: 'Light', Icon: Sun },
    { value: 'dark', label: 'Dark', Icon: Moon },
  ] as const
).map(({ value, label, Icon }) => ({
  value,
  content: (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {label}
    </>
  ),
}));

/** Stored on this device. */
export function AppearanceChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  return <SegmentedChoice label="Appearance" options={choices} value={mode} onChange={setMode} />;
}
