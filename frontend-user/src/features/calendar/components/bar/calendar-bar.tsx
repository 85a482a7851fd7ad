import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CALENDAR_TEXTS } from '@drumbeat/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconAction } from '../../../../components/icon-action';

/** An arrow beside the label, with its target. */
export interface Arrow {
  label: string;
  /** Null = disabled. */
  open: (() => void) | null;
  prefetch?: () => void;
}

interface CalendarBarProps {
  tabs: ReactNode;
  label: string;
  /** Null when the layout has no pages. */
  arrows: { previous: Arrow; next: Arrow } | null;
  /** Navigates to today; null when it is shown already. */
  openToday: (() => void) | null;
  /** Week, month or list. */
  layoutMenu: ReactNode;
  /** The Calendar/Library toggle. */
  viewToggle: ReactNode;
  /** Favourites belong to no week; the place stays, so that nothing jumps. */
  hidesPages: boolean;
}

/** Filter, pages and view of the calendar. */
export function CalendarBar({
  tabs,
  label,
  arrows,
  openToday,
  layoutMenu,
  viewToggle,
  hidesPages,
}: CalendarBarProps) {
  return (
    <Box
      sx={{
        // Controls that do not fit beside the pages, for example when these name two years on a phone, are below them.
        display: { xs: 'flex', lg: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: '1fr auto 1fr',
        alignItems: 'center',
        gap: { xs: '0.25rem 0', lg: 4 },
        mb: 4,
      }}
    >
      <Box sx={{ flex: '1 0 100%', minWidth: 0 }}>{tabs}</Box>
      <Box
        sx={{
          display: 'flex',
          visibility: hidesPages ? 'hidden' : 'visible',
          alignItems: 'center',
          // The narrowest phones have no room for the layout beside a page that names two months.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: { xs: 0, sm: 1 },
          ml: { xs: arrows ? '-0.625rem' : 0, lg: 0 },
          minWidth: 0,
        }}
      >
        {arrows ? <PageArrow icon={ChevronLeft} {...arrows.previous} /> : null}
        <Typography
          aria-live="polite"
          sx={{
            minWidth: { lg: '10rem' },
            textAlign: 'center',
            fontWeight: 600,
            fontSize: { xs: '0.875rem', sm: '0.9375rem' },
            letterSpacing: '-0.008em',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {label}
        </Typography>
        {arrows ? <PageArrow icon={ChevronRight} {...arrows.next} /> : null}
        <TodayButton openToday={openToday} sx={{ display: { xs: 'none', sm: 'inline-flex' } }} />
        {layoutMenu}
      </Box>
      {openToday && !hidesPages ? (
        <TodayButton
          openToday={openToday}
          sx={{ display: { xs: 'inline-flex', sm: 'none' }, ml: '-0.625rem' }}
        />
      ) : null}
      <Box sx={{ ml: 'auto', justifySelf: 'end' }}>{viewToggle}</Box>
    </Box>
  );
}

function TodayButton({ openToday, sx }: Pick<CalendarBarProps, 'openToday'> & { sx: SxProps }) {
  return (
    <Button variant="ghost" size="small" disabled={openToday === null} onClick={() => openToday?.()} sx={sx}>
      {CALENDAR_TEXTS.today}
    </Button>
  );
}

function PageArrow({ icon, label, open, prefetch }: Arrow & { icon: typeof ChevronLeft }) {
  return (
    <IconAction
      icon={icon}
      label={label}
      disabled={open === null}
      onClick={() => open?.()}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}
