import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  addDays,
  CALENDAR_TEXTS,
  calendarDaysOf,
  isToWrite,
  mondayOf,
  PROMPT_TEXTS,
  weekdayOf,
} from '@drumbeat/domain';
import { EmptyState, longDate, weekdayName } from '@drumbeat/ui';
import { CalendarDays, PenLine } from 'lucide-react';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { lazyPart } from '../../components/lazy-part';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { RefreshButton } from '../../components/refresh-button';
import {
  dayBeats,
  dayState,
  postBeats,
  weekSentence,
} from '../../features/calendar/components/items/day-state';
import { OtherDays, otherDaysOf } from '../../features/calendar/components/week/other-days';
import { WeekBeats } from '../../features/calendar/components/week/week-beats';
import { useWeek } from '../../features/calendar/hooks/use-week';
import { useLibraryIsEmpty } from '../../entities/prompts/use-library-is-empty';
import { useToday } from '../../entities/session/use-today';
import { linkTo, paths } from '../../lib/paths';
import { useRefreshDashboard } from '../../features/dashboard/api/dashboard';
import { DashboardSkeleton } from './dashboard/dashboard-skeleton';

const friday = 5;

const figures = lazyPart(() => import('../../features/dashboard/components/dashboard-figures'));
const styleCard = lazyPart(() => import('./dashboard/style-card'));
const firstInvite = lazyPart(() => import('../../features/interview/components/first-invite'));

/** A user who joined on a weekend has no past beats. */
const hasBegun = (
  monday: string,
  startedOn: string,
  postsOf: (date: string) => readonly unknown[],
): boolean =>
  calendarDaysOf(monday).some((date) => date >= startedOn) ||
  otherDaysOf(monday).some((date) => postsOf(date).length > 0);

/** /beta/dashboard: the week's three beats and the next thing to do; on a weekend the coming week comes first. */
export function Component() {
  const today = useToday();
  const isWeekend = weekdayOf(today) > friday;
  const thisWeek = useWeek(mondayOf(today));
  const nextWeek = useWeek(addDays(mondayOf(today), 7));
  const ahead = isWeekend ? nextWeek : thisWeek;
  const { isRefreshing, refresh: refreshFigures } = useRefreshDashboard();
  const refresh = () => {
    thisWeek.refresh();
    nextWeek.refresh();
    void refreshFigures();
  };
  const canChoose = !useLibraryIsEmpty(ahead.isEmpty);
  if (ahead.error) {
    return (
      <Page title="Dashboard">
        <PageHead title="Dashboard" />
        <FailureNotice title="Your week could not be loaded" error={ahead.error} onRetry={refresh} />
      </Page>
    );
  }
  if (!ahead.week) return <DashboardSkeleton />;

  const { week, postsOf } = ahead;
  const startedOn = ahead.startedOn ?? today;
  const sentence = weekSentence([
    ...week.days
      .filter((date) => date >= startedOn || postsOf(date).length > 0)
      .flatMap((date) => dayBeats(date, postsOf(date), today)),
    ...otherDaysOf(week.week).flatMap((date) => postBeats(postsOf(date))),
  ]);
  return (
    <Page title="Dashboard">
      <PageHead
        display
        kicker={longDate(today)}
        title={isWeekend ? `Next week: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence}
        actions={
          <>
            <RefreshButton busy={ahead.isFetching || isRefreshing} onRefresh={refresh} />
            {renderNextStep()}
          </>
        }
      />
      <WeekBeats
        label={isWeekend ? 'Next week' : 'This week'}
        days={week.weekdays}
        today={today}
        startedOn={startedOn}
        postsOf={postsOf}
        canChoose={canChoose}
      />
      <OtherDays week={week.week} postsOf={postsOf} />
      {isWeekend && thisWeek.week && hasBegun(thisWeek.week.week, startedOn, thisWeek.postsOf) ? (
        <>
          <Typography variant="h3" component="h2">
            This week
          </Typography>
          <WeekBeats
            label="This week"
            days={thisWeek.week.weekdays}
            today={today}
            startedOn={startedOn}
            postsOf={thisWeek.postsOf}
            canChoose={canChoose}
          />
          <OtherDays week={thisWeek.week.week} postsOf={thisWeek.postsOf} />
        </>
      ) : null}
      {ahead.isEmpty ? (
        <EmptyState sign={['open', 'open', 'open']} title={PROMPT_TEXTS.empty} component="h2">
          {CALENDAR_TEXTS.noPrompts}
        </EmptyState>
      ) : null}
      <Suspense>
        <firstInvite.Part />
      </Suspense>
      <Suspense>
        <figures.Part
          shownPrompts={week.weekdays.flatMap(({ date, slots }) =>
            dayState(date, postsOf(date), today) === 'open' ? slots.flatMap((slot) => slot?.id ?? []) : [],
          )}
          style={
            <Suspense>
              <styleCard.Part />
            </Suspense>
          }
        />
      </Suspense>
    </Page>
  );

  /** The first open beat that has a prompt, else the calendar. */
  function renderNextStep() {
    for (const { date, slots } of week.weekdays) {
      const prompt = slots.find((slot) => slot && isToWrite(slot));
      if (!prompt || dayState(date, postsOf(date), today) !== 'open') continue;
      return (
        <Button
          component={RouterLink}
          to={prompt.post_id ? linkTo.post(prompt.post_id) : linkTo.draftFromPrompt(prompt.id)}
          variant="contained"
          startIcon={<PenLine size={16} strokeWidth={1.75} aria-hidden />}
        >
          Write {weekdayName(date)}’s post
        </Button>
      );
    }
    return (
      <Button
        component={RouterLink}
        to={paths.calendar}
        variant="contained"
        startIcon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
      >
        Open the calendar
      </Button>
    );
  }
}
