import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  firstFreePlace,
  mondayOf,
  nothingYetText,
  type CalendarDay,
  type CalendarWeek,
} from '@drumbeat/domain';
import { BeatBar, longDate, monthAndDay, visuallyHidden, weekdayName } from '@drumbeat/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { CalendarPost, Prompt } from '../../../../entities/types';
import { dayTime } from '../../day-time.rules';
import { useDropTarget } from '../../drag/use-drop-target';
import { useWeekKeys } from '../../hooks/use-week-keys';
import { useBoard } from '../calendar-board';
import { Column, Today } from './day-column.styles';
import { dayState } from '../items/day-state';
import { DayTabs } from './day-tabs';
import { EmptySlot } from '../items/empty-slot';
import { GoesOut } from '../items/goes-out';
import { MenuButton } from '../bar/menu-button';
import { Place } from '../items/place';
import { placeId, weekPlaces, type WeekPlace } from './week-places';

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

interface DayColumnProps {
  day: CalendarDay<Prompt>;
  places: WeekPlace[];
  posts: CalendarPost[];
  today: string | null;
  startedOn: string | null;
  /** The id of the place in tab order. */
  tabStop: string;
  /** Prompts are filtered: a slot that looks free may be taken, so nothing is dropped on it or chosen for it. */
  fixed: boolean;
  /** There are prompts to choose from. */
  canChoose: boolean;
  renderPrompt: (prompt: Prompt, menu: ReactNode) => ReactNode;
}

function DayColumn({
  day,
  places,
  posts,
  today,
  startedOn,
  tabStop,
  fixed,
  canChoose,
  renderPrompt,
}: DayColumnProps) {
  const column = useRef<HTMLElement>(null);
  const { move } = useBoard();
  const { date } = day;
  const time = dayTime(date, { today, startedOn });
  const past = time !== 'open';
  const free = firstFreePlace(date, day);
  const isOver = useDropTarget(column, {
    takes: (item) => !fixed && item.date !== date && (item.kind === 'post' || free.slot !== null),
    onDrop: (item) => move(item, free),
  });
  const isTabStop = ({ id }: WeekPlace) => id === tabStop;
  return (
    <Column
      ref={column}
      aria-label={longDate(date)}
      aria-current={date === today ? 'date' : undefined}
      data-over={isOver ? (past ? 'refused' : 'taken') : undefined}
    >
      <Box
        component="header"
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: '0.625rem',
          height: '2.5rem',
          // On a phone the tabs above name the day; the heading stays for screen readers.
          [theme.breakpoints.down('sm')]: visuallyHidden,
        })}
      >
        <BeatBar state={dayState(date, posts, today)} aria-hidden />
        <Typography variant="h3" component="h2" sx={{ letterSpacing: '-0.01em' }}>
          {weekdayName(date)}
        </Typography>
        <Typography component="span" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
          {monthAndDay(date)}
        </Typography>
        {date === today ? <Today>Today</Today> : null}
      </Box>
      <GoesOut
        places={places.filter(({ row }) => row === 'posts')}
        isTabStop={isTabStop}
        time={time}
        nothingYet={nothingYetText(day)}
        fixed={fixed}
      />
      {places
        .filter(({ row }) => row !== 'posts')
        .map((place) => {
          const { id, row, item } = place;
          const slot = row === 'slot-1' ? 1 : 2;
          const text = day.emptyText ?? day.emptySlotText;
          return (
            <Place
              key={item?.kind === 'prompt' ? item.prompt.id : id}
              place={place}
              label={item?.kind === 'prompt' ? item.prompt.hook : text}
              isTabStop={isTabStop(place)}
              target={fixed ? null : { date, slot }}
              past={past}
              fixed={fixed}
              spansSlots={day.emptyText !== null}
            >
              {item?.kind === 'prompt' ? (
                renderPrompt(item.prompt, <MenuButton item={item} />)
              ) : (
                <EmptySlot text={text} place={past || fixed || !canChoose ? null : { date, slot }} />
              )}
            </Place>
          );
        })}
    </Column>
  );
}
