import { CALENDAR_TEXTS, FEEDBACK_TEXTS, MESSAGE_TEXTS } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Plus, SendHorizontal, StickyNote } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { CollapsingButton } from '../../../components/collapsing-button';
import { Page } from '../../../components/page';
import { PageHead } from '../../../components/page-head';
import { RefreshButton } from '../../../components/refresh-button';
import type { CalendarItem } from '../../../features/calendar/calendar-item';
import { CalendarBar } from '../../../features/calendar/components/calendar-bar';
import { CalendarBoard } from '../../../features/calendar/components/calendar-board';
import { CalendarSkeleton } from '../../../features/calendar/components/calendar-skeleton';
import { CalendarTabs, panelId, tabId } from '../../../features/calendar/components/calendar-tabs';
import { LayoutMenu } from '../../../features/calendar/components/layout-menu';
import { ViewToggle } from '../../../features/calendar/components/view-toggle';
import { heldPostsQuery } from '../../../entities/publications/held-posts';
import { useDraftPrompt } from '../../../features/prompts/hooks/use-draft-prompt';
import { usePromptSheet } from '../../../features/prompts/hooks/use-prompt-sheet';
import type { Prompt } from '../../../entities/types';
import { linkTo } from '../../../lib/paths';
import { CalendarContent } from './calendar-content';
import { FavoritesGrid } from './favorites-grid';
import type { CalendarAddressControl } from './use-calendar-address';
import { useCalendarPage } from './use-calendar-page';
import { usePromptSlots } from './use-prompt-slots';

const { Part: HeldPosts } = lazyPart(() => import('../../../features/publications/components/held-posts'));
const feedDialog = lazyPart(() => import('../../../features/calendar/components/feed-dialog'));

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
