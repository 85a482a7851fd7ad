import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun, type LucideIcon } from 'lucide-react';

interface ThemeSwitch {
  label: string;
  Icon: LucideIcon;
  change: () => void;
}

/** Light or dark, overriding the system. */
export function useThemeSwitch(): ThemeSwitch {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return {
    label: isDark ? 'Use the light theme' : 'Use the dark theme',
    Icon: isDark ? Sun : Moon,
    change: () => setMode(isDark ? 'light' : 'dark'),
  };
}
