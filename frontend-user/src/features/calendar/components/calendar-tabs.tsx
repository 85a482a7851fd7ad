import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CALENDAR_TEXTS } from '@drumbeat/domain';
import { Count } from '../../../components/count';

export type CalendarTab = keyof typeof CALENDAR_TEXTS.tabs;

const calendarTabs: CalendarTab[] = ['all', 'used', 'archived', 'favorites'];

/** Ids that tie a tab to what it shows. */
export const tabId = (tab: CalendarTab) => `calendar-tab-${tab}`;
export const panelId = 'calendar-panel';

interface CalendarTabsProps {
  tab: CalendarTab;
  onTab: (tab: CalendarTab) => void;
  counts: Record<CalendarTab, number> | null;
}

/** Which prompts: arrow keys move between the tabs, Enter or Space opens one. */
export function CalendarTabs({ tab, onTab, counts }: CalendarTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, chosen: CalendarTab) => onTab(chosen)}
      aria-label="Prompts"
      sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}
    >
      {calendarTabs.map((value) => (
        <Tab
          key={value}
          value={value}
          id={tabId(value)}
          aria-controls={panelId}
          label={
            <>
              {CALENDAR_TEXTS.tabs[value]} <Count>{counts?.[value]}</Count>
            </>
          }
        />
      ))}
    </Tabs>
  );
}
