import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayTime } from '../day-time.rules';
import { firstFreePlace, nothingYetText, type CalendarDay } from '@drumbeat/domain';
import { BeatBar, longDate, monthAndDay, visuallyHidden, weekdayName } from '@drumbeat/ui';
import { useRef, type ReactNode } from 'react';
import type { CalendarPost, Prompt } from '../../../entities/types';
import { useDropTarget } from '../drag/use-drop-target';
import { useBoard } from './calendar-board';
import { Column, Today } from './day-column.styles';
import { dayState } from './day-state';
import { EmptySlot } from './empty-slot';
import { GoesOut } from './goes-out';
import { MenuButton } from './menu-button';
import { Place } from './place';
import type { WeekPlace } from './week-places';

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

export function DayColumn({
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
