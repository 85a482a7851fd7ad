import { isPlannableDate, type PlainDate } from '@drumbeat/domain';
import { useSearchParams } from 'react-router';
import type { CalendarTab } from '../../../features/calendar/components/bar/calendar-tabs';
import type { CalendarLayout } from '../../../features/calendar/calendar-layouts';
import type { CalendarView } from '../../../features/calendar/components/bar/view-toggle';
import { track } from '../../../lib/track';

interface CalendarAddress {
  layout: CalendarLayout;
  tab: CalendarTab;
  /** A day to open with. */
  selectedDate: PlainDate | null;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, otherwise: Value) =>
  values.find((known) => known === value) ?? otherwise;

/** The calendar's state, kept in the address: view, layout, tab and day survive a reload and can be sent to somebody. */
export function useCalendarAddress() {
  const [search, setSearch] = useSearchParams();
  const selectedDate = search.get('selectedDate');
  const now: CalendarAddress = {
    layout: oneOf(['week', 'month', 'list'], search.get('layout'), 'week'),
    tab: oneOf(['all', 'used', 'archived', 'favorites'], search.get('tab'), 'all'),
    // An address may say anything.
    selectedDate: isPlannableDate(selectedDate) ? selectedDate : null,
  };

  /** Paging replaces the address, so that one step back leaves the calendar. */
  function go(change: Partial<CalendarAddress>, how: { replace: boolean } = { replace: false }) {
    const { layout, tab, selectedDate } = { ...now, ...change };
    setSearch(
      {
        ...(layout === 'week' ? {} : { layout }),
        ...(tab === 'all' ? {} : { tab }),
        ...(selectedDate === null ? {} : { selectedDate }),
      },
      { replace: how.replace, preventScrollReset: true },
    );
  }

  return {
    ...now,
    /** True for a day that cannot be planned for. */
    isDateUnread: selectedDate !== null && now.selectedDate === null,
    view: oneOf<CalendarView>(['calendar', 'library'], search.get('view'), 'calendar'),
    /** The place that the library was opened to choose a prompt for (askedPlace). */
    asked: { date: search.get('for'), slot: search.get('slot') },
    go,
    changeLayout: (layout: CalendarLayout) => {
      track('prompt_calendar_view_change', { view: layout });
      // Favourites belong to no day.
      go({ layout, tab: now.tab === 'favorites' ? 'all' : now.tab });
    },
    changeView: (view: CalendarView) => {
      track('prompt_calendar_view_change', { view });
      setSearch({
        ...(view === 'library' ? { view } : {}),
        ...(now.layout === 'week' ? {} : { layout: now.layout }),
      });
    },
  };
}

export type CalendarAddressControl = ReturnType<typeof useCalendarAddress>;
