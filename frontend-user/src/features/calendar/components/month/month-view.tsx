import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { firstOfMonth, monthWeeks } from '@drumbeat/domain';
import { dateAfterKey, monthAndYear, weekdayName, weekdayShort } from '@drumbeat/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Calendar } from '../../../../entities/types';
import type { CalendarItem } from '../../calendar-item';
import { ListDay } from '../list/list-day';
import { MonthCell } from './month-cell';
import { MonthTable } from './month-view.styles';

interface MonthViewProps {
  /** A date of the month; gets the focus initially. */
  date: string;
  today: string | null;
  days: Calendar['days'];
  itemsOf: (day: Calendar['days'][number]) => CalendarItem[];
  fixed: boolean;
  takesFocus: boolean;
  /** Called when keys move to a date of another month. */
  onDate: (date: string) => void;
}

/** The month from Monday on. Arrow keys move by day and week, Page Up and Down by month, Home to today. */
export default function MonthView({ date, today, days, itemsOf, fixed, takesFocus, onDate }: MonthViewProps) {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [chosen, setChosen] = useState(date);
  const month = firstOfMonth(date);
  const weeks = monthWeeks(month);
  const dayOf = new Map(days.map((day) => [day.date, day]));
  const table = useRef<HTMLTableElement>(null);
  const [firstFocus] = useState(takesFocus ? chosen : null);
  useEffect(() => {
    if (firstFocus) table.current?.querySelector<HTMLElement>(`[data-date="${firstFocus}"]`)?.focus();
  }, [firstFocus]);

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    const from = target instanceof HTMLElement ? target.dataset['date'] : undefined;
    if (!from) return;
    const to = key === 'Home' ? today : dateAfterKey(key, from);
    if (to === null) return;
    event.preventDefault();
    if (firstOfMonth(to) !== month) {
      onDate(to);
      return;
    }
    setChosen(to);
    table.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  }

  const open = dayOf.get(chosen);
  return (
    <>
      <MonthTable ref={table} role="grid" aria-label={monthAndYear(month)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((weekday, index) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekdayName(weekday)}
                data-beat={index % 2 === 0 && index < 5}
              >
                {weekdayShort(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => {
                const day = dayOf.get(one) ?? { date: one, prompts: [], posts: [] };
                return (
                  <MonthCell
                    key={one}
                    day={day}
                    items={itemsOf(day)}
                    month={month}
                    today={today}
                    isTabStop={one === chosen}
                    phone={phone}
                    fixed={fixed}
                    onChoose={() => setChosen(one)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </MonthTable>
      {phone && open ? (
        <Box sx={{ mt: 5 }}>
          <ListDay date={open.date} today={today} items={itemsOf(open)} />
        </Box>
      ) : null}
    </>
  );
}
