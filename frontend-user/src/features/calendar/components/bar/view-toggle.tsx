import Box from '@mui/material/Box';
import { CalendarDays, LayoutGrid } from 'lucide-react';
import { SegmentedChoice } from '@drumbeat/ui';

export type CalendarView = 'calendar' | 'library';

interface ViewToggleProps {
  view: CalendarView;
  onChange: (view: CalendarView) => void;
}

const views = (
  [
    { value: 'calendar', name: 'Calendar', Icon: CalendarDays },
    { value: 'library', name: 'Library', Icon: LayoutGrid },
  ] as const
).map(({ value, name, Icon }) => ({
  value,
  name,
  content: (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {name}
      </Box>
    </>
  ),
}));

export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return <SegmentedChoice label="View" options={views} value={view} onChange={onChange} />;
}
