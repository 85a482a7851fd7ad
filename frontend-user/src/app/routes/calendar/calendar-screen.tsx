import {
  addDays,
  CALENDAR_TEXTS,
  dateLabel,
  FEEDBACK_TEXTS,
  MESSAGE_TEXTS,
  PROMPT_TEXTS,
} from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Plus, SendHorizontal, StickyNote } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CollapsingButton } from '../../../components/collapsing-button';
import { FailureNotice } from '../../../components/failure-notice';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { Page } from '../../../components/page';
import { PageHead } from '../../../components/page-head';
import { RefreshButton } from '../../../components/refresh-button';
import { useLibraryIsEmpty } from '../../../entities/prompts/use-library-is-empty';
import { heldPostsQuery } from '../../../entities/publications/held-posts';
import type { Prompt } from '../../../entities/types';
import type { CalendarItem } from '../../../features/calendar/calendar-item';
import { CalendarBar } from '../../../features/calendar/components/bar/calendar-bar';
import { CalendarBoard } from '../../../features/calendar/components/calendar-board';
import { CalendarSkeleton } from '../../../features/calendar/components/calendar-skeleton';
import { CalendarTabs, panelId, tabId } from '../../../features/calendar/components/bar/calendar-tabs';
import { ClockNote } from '../../../features/calendar/components/clock-note';
import { ElsewhereNote } from '../../../features/calendar/components/items/elsewhere-note';
import { LayoutMenu } from '../../../features/calendar/components/bar/layout-menu';
import { PageNote } from '../../../features/calendar/components/page-note';
import { ViewToggle } from '../../../features/calendar/components/bar/view-toggle';
import { WeekView } from '../../../features/calendar/components/week/week-view';
import { CalendarPromptCard } from '../../../features/prompts/components/calendar-prompt-card';
import { useDraftPrompt } from '../../../features/prompts/hooks/use-draft-prompt';
import { usePromptSheet } from '../../../features/prompts/hooks/use-prompt-sheet';
import { linkTo } from '../../../lib/paths';
import { FavoritesGrid } from './favorites-grid';
import { NoPromptsYet } from './no-prompts-yet';
import type { CalendarAddressControl } from './use-calendar-address';
import { type CalendarPageState, useCalendarPage } from './use-calendar-page';
import { usePromptSlots } from './use-prompt-slots';

const { Part: MonthView } = lazyPart(() => import('../../../features/calendar/components/month/month-view'));
const { Part: ListView } = lazyPart(() => import('../../../features/calendar/components/list/list-view'));
const { Part: HeldPosts } = lazyPart(() => import('../../../features/publications/components/held-posts'));
const feedDialog = lazyPart(() => import('../../../features/calendar/components/bar/feed-dialog'));

interface CalendarScreenProps {
  address: CalendarAddressControl;
  onCreateOwn: () => void;
  onViewNotes: () => void;
}

/** The calendar as week, month or list, under the tabs that choose which prompts. */
export function CalendarScreen({ address, onCreateOwn, onViewNotes }: CalendarScreenProps) {
  const { layout, tab, go, changeLayout, changeView } = address;
  const page = useCalendarPage(address);
  const held = useQuery(heldPostsQuery);
  // They are above the days, which would shift when they appear; a failed read does not delay the calendar.
  const isHeldUnknown = held.isLoading && held.failureCount === 0;
  const draft = useDraftPrompt();
  const sheet = usePromptSheet();
  const navigate = useNavigate();
  const { slots, dialogs } = usePromptSlots('calendar');
  const [isSubscribing, setIsSubscribing] = useState(false);

  function open(item: CalendarItem) {
    if (item.kind === 'prompt') sheet.open(item.prompt.id);
    else void navigate(linkTo.post(item.post.id));
  }
  useLater(feedDialog);
  const skeleton = (
    <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
      <CalendarSkeleton layout={layout} />
    </div>
  );
  const promptActions = (prompt: Prompt) => [
    { label: FEEDBACK_TEXTS.title, icon: MessageSquare, onClick: () => slots.onFeedback?.(prompt) },
    { label: MESSAGE_TEXTS.title, icon: SendHorizontal, onClick: () => slots.onAnswer?.(prompt) },
  ];
  return (
    <Page title={CALENDAR_TEXTS.title} wide>
      <PageHead
        title={CALENDAR_TEXTS.title}
        actions={
          <>
            <RefreshButton busy={page.isFetching} onRefresh={page.refresh} />
            <CollapsingButton
              variant="ghost"
              icon={StickyNote}
              label={CALENDAR_TEXTS.viewSavedNotes}
              onClick={onViewNotes}
            />
            <CollapsingButton
              variant="contained"
              icon={Plus}
              label={CALENDAR_TEXTS.createOwnPost}
              onClick={onCreateOwn}
            />
          </>
        }
      />
      <CalendarBar
        tabs={<CalendarTabs tab={tab} onTab={(chosen) => go({ tab: chosen })} counts={page.week.counts} />}
        label={page.label}
        arrows={page.arrows}
        openToday={page.openToday}
        layoutMenu={
          <LayoutMenu layout={layout} onChange={changeLayout} onSubscribe={() => setIsSubscribing(true)} />
        }
        viewToggle={<ViewToggle view="calendar" onChange={changeView} />}
        hidesPages={tab === 'favorites'}
      />
      {isHeldUnknown ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          {held.data && held.data.total > 0 ? <HeldPosts linkTo={linkTo.post} /> : null}
          <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
            {tab === 'favorites' ? (
              <FavoritesGrid onBack={() => go({ tab: 'all' })} />
            ) : (
              <CalendarBoard onOpen={open} promptActions={promptActions}>
                <CalendarContent
                  address={address}
                  page={page}
                  isOpening={draft.isLoading}
                  onSelect={draft.open}
                  rating={slots.rating}
                  onCreateOwn={onCreateOwn}
                />
              </CalendarBoard>
            )}
          </div>
        </Suspense>
      )}
      {dialogs}
      {isSubscribing ? (
        <Suspense>
          <feedDialog.Part onClose={() => setIsSubscribing(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

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
function CalendarContent({ address, page, isOpening, onSelect, rating, onCreateOwn }: CalendarContentProps) {
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
