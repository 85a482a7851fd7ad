import { addDays, CALENDAR_TEXTS, dateLabel, PROMPT_TEXTS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { FailureNotice } from '../../../components/failure-notice';
import { ClockNote } from '../../../features/calendar/components/clock-note';
import { ElsewhereNote } from '../../../features/calendar/components/elsewhere-note';
import { PageNote } from '../../../features/calendar/components/page-note';
import { CalendarSkeleton } from '../../../features/calendar/components/calendar-skeleton';
import { WeekView } from '../../../features/calendar/components/week-view';
import { CalendarPromptCard } from '../../../features/prompts/components/calendar-prompt-card';
import { useLibraryIsEmpty } from '../../../entities/prompts/use-library-is-empty';
import type { Prompt } from '../../../entities/types';
import { NoPromptsYet } from './no-prompts-yet';
import type { CalendarAddressControl } from './use-calendar-address';
import type { CalendarPageState } from './use-calendar-page';

const { Part: MonthView } = lazyPart(() => import('../../../features/calendar/components/month-view'));
const { Part: ListView } = lazyPart(() => import('../../../features/calendar/components/list-view'));

/** The reason why the day of the address is not shown; null when it is. */
function missingText({ selectedDate, isDateUnread }: CalendarAddressControl, lacksPage: boolean) {
  if (isDateUnread) return CALENDAR_TEXTS.noDay;
  return lacksPage && selectedDate !== null ? CALENDAR_TEXTS.noPage(dateLabel(selectedDate)) : null;
}

interface CalendarContentProps {
  address: CalendarAddressControl;
  page: CalendarPageState;
  /** True while a prompt is opening: the other buttons are disabled. */
  isOpening: boolean;
  onSelect: (prompt: Prompt) => void;
  /** The stars of a prompt. */
  rating: ((prompt: Prompt) => ReactNode) | undefined;
  onCreateOwn: () => void;
}

/** Week, month or list; what is wrong or missing where there is none. */
export function CalendarContent({
  address,
  page,
  isOpening,
  onSelect,
  rating,
  onCreateOwn,
}: CalendarContentProps) {
  const { layout, tab, selectedDate } = address;
  const { week, range, list, date, turnTo } = page;
  // Page Up and Down move the focus into the next page; the arrows keep it.
  const [byKeys, setByKeys] = useState(false);
  const turnByKey = (to: string | null) => {
    setByKeys(true);
    turnTo(to);
  };
  const fixed = tab !== 'all';
  const hasNoPrompts = useLibraryIsEmpty(week.isEmpty);

  if (page.error) {
    return (
      <FailureNotice title="The calendar could not be loaded" error={page.error} onRetry={page.refresh} />
    );
  }
  if (fixed && week.counts?.[tab] === 0) {
    const title = tab === 'used' ? PROMPT_TEXTS.noneUsed : PROMPT_TEXTS.noneArchived;
    return <EmptyState sign={['posted', 'rest', 'open']} title={title} component="h2" />;
  }
  const skeleton = <CalendarSkeleton layout={layout} />;
  if (layout === 'week') {
    if (!week.week) return skeleton;
    const { week: monday } = week.week;
    return (
      <>
        <PageNote
          week={monday}
          today={week.today}
          missing={missingText(address, week.lacksPage)}
          onPlan={turnTo}
        />
        {week.isEmpty ? <NoPromptsYet onCreateOwn={onCreateOwn} /> : null}
        <ClockNote from={monday} to={addDays(monday, 6)} />
        <WeekView
          key={monday}
          week={week.week}
          today={week.today}
          startedOn={week.startedOn}
          selectedDate={selectedDate}
          postsOf={week.postsOf}
          fixed={fixed}
          canChoose={!hasNoPrompts}
          takesFocus={byKeys}
          onPrevious={() => week.previous && turnByKey(week.previous)}
          onNext={() => week.next && turnByKey(week.next)}
          onToday={() => turnByKey(null)}
          renderPrompt={(prompt, menu) => (
            <CalendarPromptCard
              prompt={prompt}
              isLoading={isOpening}
              onSelect={() => onSelect(prompt)}
              rating={rating?.(prompt)}
              menu={menu}
            />
          )}
        />
        <ElsewhereNote elsewhere={week.elsewhere} week={monday} />
      </>
    );
  }
  if (!range.days) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      {layout === 'month' ? (
        <>
          <ClockNote from={range.days[0]?.date ?? date} to={range.days.at(-1)?.date ?? date} />
          <MonthView
            key={date.slice(0, 7)}
            date={date}
            today={week.today}
            days={range.days}
            itemsOf={range.itemsOf}
            fixed={fixed}
            takesFocus={byKeys}
            onDate={turnByKey}
          />
        </>
      ) : (
        <ListView
          today={week.today}
          days={range.days}
          itemsOf={range.itemsOf}
          onEarlier={list.showEarlier}
          onLater={list.showLater}
          isLoading={range.isFetching}
        />
      )}
    </Suspense>
  );
}
