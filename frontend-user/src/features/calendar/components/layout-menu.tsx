import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown, Rss } from 'lucide-react';
import { useState } from 'react';

export type CalendarLayout = 'week' | 'month' | 'list';

const layouts: { value: CalendarLayout; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
];

interface LayoutMenuProps {
  layout: CalendarLayout;
  onChange: (layout: CalendarLayout) => void;
  onSubscribe: () => void;
}

/** Week, month or list; and the way to have it all in another calendar. */
export function LayoutMenu({ layout, onChange, onSubscribe }: LayoutMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = layouts.find(({ value }) => value === layout)?.label ?? '';
  const choose = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Layout: ${label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ '& .MuiButton-endIcon': { ml: 1 } }}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {layouts.map(({ value, label: name }) => (
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
            {name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={choose(onSubscribe)}>
          <Rss size={16} strokeWidth={1.75} aria-hidden />
          Subscribe…
        </MenuItem>
      </Menu>
    </>
  );
}
