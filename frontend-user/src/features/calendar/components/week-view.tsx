import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { mondayOf, type CalendarWeek } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { CalendarPost, Prompt } from '../../../entities/types';
import { useWeekKeys } from '../hooks/use-week-keys';
import { DayColumn } from './day-column';
import { dayState } from './day-state';
import { DayTabs } from './day-tabs';
import { placeId, weekPlaces } from './week-places';

interface WeekViewProps {
  week: CalendarWeek<Prompt>;
  today: string | null;
  startedOn: string | null;
  /** The day that a phone opens with, where it is one of the three. */
  selectedDate: string | null;
  postsOf: (date: string) => CalendarPost[];
  /** True when prompts are filtered: nothing can be dropped. */
  fixed: boolean;
  /** There are prompts to choose from. */
  canChoose: boolean;
  /** True to take the focus when it appears, after keyboard navigation from another week. */
  takesFocus: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onToday: () => void;
  renderPrompt: (prompt: Prompt, menu: ReactNode) => ReactNode;
}

/** Monday, Wednesday and Friday side by side; on a phone one of them, today or the next one first. */
export function WeekView({
  week,
  today,
  startedOn,
  selectedDate,
  postsOf,
  fixed,
  canChoose,
  takesFocus,
  onPrevious,
  onNext,
  onToday,
  renderPrompt,
}: WeekViewProps) {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [chosen, setChosen] = useState(selectedDate);
  const [focused, setFocused] = useState<string | null>(null);
  const open =
    week.weekdays.find(({ date }) => date === chosen) ??
    week.weekdays.find(({ date }) => today !== null && date >= today) ??
    week.weekdays[0];
  const shown = phone && open ? [open] : week.weekdays;
  const places = weekPlaces(shown, postsOf);
  const tabStop = places.flat().some(({ id }) => id === focused)
    ? (focused ?? '')
    : placeId(open?.date ?? week.week, 'posts');

  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const focusPlace = (id: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-place="${id}"]`)?.focus();
  const todays = week.weekdays.find(
    ({ date }) => today !== null && date >= today && mondayOf(today) === week.week,
  );
  const onKeyDown = useWeekKeys({
    places,
    focusPlace,
    onPrevious,
    onNext,
    onToday: () => (todays ? focusPlace(placeId(todays.date, 'posts')) : onToday()),
  });
  const [firstFocus] = useState(takesFocus ? tabStop : null);
  useEffect(() => {
    if (firstFocus) grid.current?.querySelector<HTMLElement>(`[data-place="${firstFocus}"]`)?.focus();
  }, [firstFocus]);
  return (
    <>
      {phone && open ? (
        <DayTabs
          days={week.days.map((date) => ({ date, state: dayState(date, postsOf(date), today) }))}
          chosen={open.date}
          onChoose={setChosen}
        />
      ) : null}
      <p id={helpId} style={visuallyHidden}>
        Arrow keys lead from place to place. Enter opens, M moves, Page Up and Page Down change the week, Home
        leads to today.
      </p>
      <Box
        ref={grid}
        role="group"
        aria-label={week.label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setFocused(target.dataset['place'] ?? focused)}
        sx={{
          display: { xs: 'block', sm: 'grid' },
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gridTemplateRows: 'auto auto 1fr 1fr',
          columnGap: '2.0625rem',
        }}
      >
        {shown.map((day, index) => (
          <DayColumn
            key={day.date}
            day={day}
            places={places[index] ?? []}
            posts={postsOf(day.date)}
            today={today}
            startedOn={startedOn}
            tabStop={tabStop}
            fixed={fixed}
            canChoose={canChoose}
            renderPrompt={renderPrompt}
          />
        ))}
      </Box>
    </>
  );
}
