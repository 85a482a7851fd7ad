import { CALENDAR_TEXTS, effectiveStatus, PROMPT_TEXTS } from '@drumbeat/domain';
import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { CollapsingButton } from '../../../components/collapsing-button';
import { FailureNotice } from '../../../components/failure-notice';
import { Page } from '../../../components/page';
import { PageHead } from '../../../components/page-head';
import { RefreshButton } from '../../../components/refresh-button';
import { CalendarBar, type CalendarTab } from '../../../features/calendar/components/calendar-bar';
import { ElsewhereNote } from '../../../features/calendar/components/elsewhere-note';
import { ViewToggle, type CalendarView } from '../../../features/calendar/components/view-toggle';
import { WeekSkeleton } from '../../../features/calendar/components/week-skeleton';
import { WeekView } from '../../../features/calendar/components/week-view';
import { useCalendarWeek } from '../../../features/calendar/hooks/use-calendar-week';
import { CalendarPromptCard } from '../../../features/prompts/components/calendar-prompt-card';
import { useDraftPrompt } from '../../../features/prompts/hooks/use-draft-prompt';
import { track } from '../../../lib/track';
import { FavoritesGrid } from './favorites-grid';

interface CalendarScreenProps {
  onView: (view: CalendarView) => void;
  selectedDate: string | null;
  onCreateOwn: () => void;
}

export function CalendarScreen({ onView, selectedDate, onCreateOwn }: CalendarScreenProps) {
  const [tab, setTab] = useState<CalendarTab>('all');
  const calendar = useCalendarWeek(
    selectedDate,
    (prompt) => (tab !== 'used' && tab !== 'archived') || effectiveStatus(prompt) === tab,
  );
  const draft = useDraftPrompt();
  return (
    <Page title={CALENDAR_TEXTS.title} wide>
      <PageHead
        title={CALENDAR_TEXTS.title}
        actions={
          <>
            <RefreshButton busy={calendar.isFetching} onRefresh={calendar.refresh} />
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
        tab={tab}
        onTab={setTab}
        counts={calendar.counts}
        label={calendar.label}
        previous={calendar.previous}
        next={calendar.next}
        viewToggle={<ViewToggle view="calendar" onChange={onView} />}
      />
      {tab === 'favorites' ? <FavoritesGrid onBack={() => setTab('all')} /> : renderWeek()}
    </Page>
  );

  function renderWeek() {
    if (calendar.error) {
      return (
        <FailureNotice
          title="The calendar could not be loaded"
          error={calendar.error}
          onRetry={calendar.refresh}
        />
      );
    }
    if (!calendar.week) return <WeekSkeleton />;
    if (tab !== 'all' && calendar.counts?.[tab] === 0) {
      const title = tab === 'used' ? PROMPT_TEXTS.noneUsed : PROMPT_TEXTS.noneArchived;
      return <EmptyState sign={['posted', 'rest', 'open']} title={title} component="h2" />;
    }
    return (
      <>
        {calendar.isEmpty ? <NoPromptsYet onCreateOwn={onCreateOwn} /> : null}
        <WeekView
          key={calendar.week.week}
          week={calendar.week}
          today={calendar.today}
          postsOf={calendar.postsOf}
          renderPrompt={(prompt) => (
            <CalendarPromptCard
              prompt={prompt}
              isLoading={draft.isLoading}
              onSelect={() => {
                track('prompt_calendar_use_prompt', {
                  prompt_id: prompt.id,
                  category: prompt.category,
                  pillar_number: prompt.pillar_number,
                });
                draft.open(prompt.id);
              }}
            />
          )}
        />
        <ElsewhereNote text={calendar.week.elsewhereText} />
      </>
    );
  }
}

/** Nothing yet: the empty week stays below, so that the place of the prompts is already known. */
function NoPromptsYet({ onCreateOwn }: { onCreateOwn: () => void }) {
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <EmptyState
        sign={['open', 'open', 'open']}
        title={PROMPT_TEXTS.empty}
        component="h2"
        action={
          <Button
            variant="outlined"
            size="small"
            onClick={onCreateOwn}
            startIcon={<PenLine size={16} strokeWidth={1.75} aria-hidden />}
          >
            Write from your own notes
          </Button>
        }
      >
        {CALENDAR_TEXTS.noPrompts}
      </EmptyState>
    </div>
  );
}
