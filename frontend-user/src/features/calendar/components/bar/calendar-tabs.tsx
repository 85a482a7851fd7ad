import { CALENDAR_TEXTS } from '@drumbeat/domain';
import { PageTabs } from '../../../../components/page-tabs';

export type CalendarTab = keyof typeof CALENDAR_TEXTS.tabs;

/** Ids that connect a tab and its panel. */
export const tabId = (tab: CalendarTab) => `calendar-tab-${tab}`;
export const panelId = 'calendar-panel';

const calendarTabs = (['all', 'used', 'archived', 'favorites'] as const).map((value) => ({
  value,
  label: CALENDAR_TEXTS.tabs[value],
  id: tabId(value),
}));

interface CalendarTabsProps {
  tab: CalendarTab;
  onTab: (tab: CalendarTab) => void;
  counts: Record<CalendarTab, number> | null;
}

/** The filter tabs of the prompts. */
export function CalendarTabs({ tab, onTab, counts }: CalendarTabsProps) {
  return (
    <PageTabs
      label="Prompts"
      tabs={calendarTabs}
      value={tab}
      onChange={onTab}
      counts={counts ?? undefined}
      panelId={panelId}
      sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}
    />
  );
}
