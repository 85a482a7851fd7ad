import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';

export function ThemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      onClick={() => setMode(isDark ? 'light' : 'dark')}
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
