import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart, useEver, useLater } from '../../../../components/lazy-part';
import { CALENDAR_LAYOUTS, type CalendarLayout } from '../../calendar-layouts';

const list = lazyPart(() => import('./layout-menu-list'));

interface LayoutMenuProps {
  layout: CalendarLayout;
  onChange: (layout: CalendarLayout) => void;
  onSubscribe: () => void;
}

/** Week, month or list; and the way to have it all in another calendar. */
export function LayoutMenu({ layout, onChange, onSubscribe }: LayoutMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
  useLater(list);
  const label = CALENDAR_LAYOUTS.find(({ value }) => value === layout)?.label ?? '';
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Layout: ${label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
        onPointerEnter={list.fetch}
        onFocus={list.fetch}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ '& .MuiButton-endIcon': { ml: 1 } }}
      >
        {label}
      </Button>
      {wasOpened ? (
        <Suspense>
          <list.Part
            anchor={anchor}
            layout={layout}
            onClose={() => setAnchor(null)}
            onChange={onChange}
            onSubscribe={onSubscribe}
          />
        </Suspense>
      ) : null}
    </>
  );
}
