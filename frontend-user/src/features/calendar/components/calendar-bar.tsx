import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { CALENDAR_TEXTS } from '@drumbeat/domain';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Count } from '../../../components/count';
import { IconAction } from '../../../components/icon-action';

export type CalendarTab = keyof typeof CALENDAR_TEXTS.tabs;

const tabs: CalendarTab[] = ['all', 'used', 'archived', 'favorites'];

interface Arrow {
  /** The Monday it leads to; null = disabled. */
  week: string | null;
  open: () => void;
  prefetch: () => void;
}

interface CalendarBarProps {
  tab: CalendarTab;
  onTab: (tab: CalendarTab) => void;
  counts: Record<CalendarTab, number> | null;
  label: string;
  previous: Arrow;
  next: Arrow;
  /** The Calendar/Library toggle. */
  viewToggle: ReactNode;
}

/** Which prompts, which week, which view. */
export function CalendarBar({ tab, onTab, counts, label, previous, next, viewToggle }: CalendarBarProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', lg: '1fr auto 1fr' },
        alignItems: 'center',
        gap: { xs: '0.25rem 0', lg: 4 },
        mb: 4,
      }}
    >
      <Tabs
        value={tab}
        onChange={(_event, chosen: CalendarTab) => onTab(chosen)}
        aria-label="Prompts"
        sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}
      >
        {tabs.map((value) => (
          <Tab
            key={value}
            value={value}
            label={
              <>
                {CALENDAR_TEXTS.tabs[value]} <Count>{counts?.[value]}</Count>
              </>
            }
          />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'flex',
          // Favourites belong to no week; the place stays, so that nothing jumps.
          visibility: tab === 'favorites' ? 'hidden' : 'visible',
          alignItems: 'center',
          gap: 1,
          ml: { xs: '-0.625rem', lg: 0 },
          minWidth: 0,
        }}
      >
        <WeekArrow label="Previous week" icon={ChevronLeft} arrow={previous} />
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
        <WeekArrow label="Next week" icon={ChevronRight} arrow={next} />
      </Box>
      <Box sx={{ justifySelf: 'end' }}>{viewToggle}</Box>
    </Box>
  );
}

function WeekArrow({ label, icon, arrow }: { label: string; icon: LucideIcon; arrow: Arrow }) {
  return (
    <IconAction
      icon={icon}
      label={label}
      disabled={arrow.week === null}
      onClick={arrow.open}
      onPointerEnter={arrow.prefetch}
      onFocus={arrow.prefetch}
    />
  );
}
