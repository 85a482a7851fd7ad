import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CalendarDays, LayoutGrid } from 'lucide-react';

export type CalendarView = 'calendar' | 'library';

const views = [
  { value: 'calendar', label: 'Calendar', Icon: CalendarDays },
  { value: 'library', label: 'Library', Icon: LayoutGrid },
] as const;

interface ViewToggleProps {
  view: CalendarView;
  onChange: (view: CalendarView) => void;
}

/** The same prompts by date or as a list. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label="View"
      onChange={(_event, chosen: CalendarView | null) => chosen && onChange(chosen)}
    >
      {views.map(({ value, label, Icon }) => (
        <ToggleButton key={value} value={value} aria-label={label}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
