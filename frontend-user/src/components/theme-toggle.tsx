import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { IconAction } from './icon-action';

/** Light or dark, overriding the system; the settings allow returning to the system's choice. */
export function ThemeToggle({ small = false }: { small?: boolean }) {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme === 'dark';
  return (
    <IconAction
      icon={dark ? Sun : Moon}
      label={dark ? 'Switch to light' : 'Switch to dark'}
      size={small ? 'small' : 'medium'}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    />
  );
}
