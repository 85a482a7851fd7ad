import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Rss } from 'lucide-react';
import { CALENDAR_LAYOUTS, type CalendarLayout } from '../../calendar-layouts';

interface LayoutMenuListProps {
  /** The button that it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  layout: CalendarLayout;
  onClose: () => void;
  onChange: (layout: CalendarLayout) => void;
  onSubscribe: () => void;
}

export default function LayoutMenuList({
  anchor,
  layout,
  onClose,
  onChange,
  onSubscribe,
}: LayoutMenuListProps) {
  const choose = (what: () => void) => () => {
    onClose();
    what();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {CALENDAR_LAYOUTS.map(({ value, label }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === layout}
          selected={value === layout}
          onClick={choose(() => onChange(value))}
        >
          <Check
            size={16}
            strokeWidth={1.75}
            aria-hidden
            visibility={value === layout ? 'visible' : 'hidden'}
          />
          {label}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={choose(onSubscribe)}>
        <Rss size={16} strokeWidth={1.75} aria-hidden />
        Subscribe…
      </MenuItem>
    </Menu>
  );
}
