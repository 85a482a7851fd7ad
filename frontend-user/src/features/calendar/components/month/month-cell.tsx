import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { calendarWeek, counted, firstFreePlace, firstOfMonth, isCalendarDay } from '@drumbeat/domain';
import { BeatBar, longDate, visuallyHidden } from '@drumbeat/ui';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../../lib/paths';
import type { Calendar } from '../../../../entities/types';
import { itemId, type CalendarItem } from '../../calendar-item';
import { useDropTarget } from '../../drag/use-drop-target';
import { useBoard } from '../calendar-board';
import { dayState } from '../items/day-state';
import { MonthEntry } from './month-entry';
import { Cell, DayNumber } from './month-view.styles';

const shownEntries = 3;

interface MonthCellProps {
  day: Calendar['days'][number];
  items: CalendarItem[];
  month: string;
  today: string | null;
  isTabStop: boolean;
  /** On a phone, icons here and the chosen day below. */
  phone: boolean;
  fixed: boolean;
  onChoose: () => void;
}

/** A day of the month: its entries, and a drop target. */
export function MonthCell({ day, items, month, today, isTabStop, phone, fixed, onChoose }: MonthCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const { move } = useBoard();
  const { date } = day;
  const past = today !== null && date < today;
  const isOver = useDropTarget(cell, {
    takes: (item) => !fixed && item.date !== date,
    onDrop: (item) =>
      move(
        item,
        firstFreePlace(
          date,
          calendarWeek(date, day.prompts).weekdays.find((one) => one.date === date),
        ),
      ),
  });
  const shown = items.length > shownEntries ? items.slice(0, shownEntries - 1) : items;
  return (
    <Cell
      ref={cell}
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      aria-current={date === today ? 'date' : undefined}
      aria-selected={phone ? isTabStop : undefined}
      data-date={date}
      data-outside={firstOfMonth(date) !== month}
      data-over={isOver ? (past ? 'refused' : 'taken') : undefined}
      onClick={onChoose}
    >
      <DayNumber aria-hidden data-beat={isCalendarDay(date)} data-today={date === today}>
        {Number(date.slice(8))}
      </DayNumber>
      <span style={visuallyHidden}>{`${longDate(date)}, ${countOf(items)}`}</span>
      {phone ? (
        <Box sx={{ display: 'flex', justifyContent: 'center', gap: '0.1875rem', height: '0.75rem' }}>
          {items.length > 0 ? (
            <BeatBar state={dayState(date, day.posts, today)} width="0.25rem" height="0.75rem" aria-hidden />
          ) : null}
        </Box>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mt: 1 }}>
          {shown.map((item) => (
            <li key={itemId(item)}>
              <MonthEntry item={item} isTabStop={isTabStop} />
            </li>
          ))}
          {shown.length < items.length ? (
            <li>
              <Link
                component={RouterLink}
                to={linkTo.calendar({ layout: 'list', selectedDate: date })}
                tabIndex={isTabStop ? 0 : -1}
                aria-label={`${items.length - shown.length} more on ${longDate(date)}`}
                sx={{ px: 1.5, fontSize: '0.75rem' }}
              >
                {items.length - shown.length} more
              </Link>
            </li>
          ) : null}
        </Box>
      )}
    </Cell>
  );
}

const countOf = (items: CalendarItem[]) =>
  items.length === 0 ? 'nothing planned' : `${counted(items.length, 'thing')} planned`;
