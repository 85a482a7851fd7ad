import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { firstOfMonth, monthAfter, type PlainDate } from '@drumbeat/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { longDate, monthAndYear } from '../../../lib/time-format';
import { dateAfterKey, monthWeeks } from './month-grid';
import { Day, Key, Table, type DaySign } from './month-picker.styles';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** Monday, Wednesday, Friday. */
const isBeat = (weekday: number) => weekday === 0 || weekday === 2 || weekday === 4;

interface MonthPickerProps {
  value: PlainDate;
  /** The earliest day that can be chosen. */
  min: PlainDate;
  today: PlainDate;
  /** What goes or went out on other days. */
  signs: ReadonlyMap<PlainDate, DaySign>;
  onChange: (date: PlainDate) => void;
}

/** A month of days; arrow keys move by day and week, Page Up and Down by month. */
export function MonthPicker({ value, min, today, signs, onChange }: MonthPickerProps) {
  const [month, setMonth] = useState(() => firstOfMonth(value));
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = dateAfterKey(event.key, value);
    if (target === null) return;
    event.preventDefault();
    const date = target < min ? min : target;
    onChange(date);
    setMonth(firstOfMonth(date));
    // The chosen day may be drawn only after this; the focus follows it.
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('[data-chosen="true"]')?.focus());
  };
  const focusable = firstOfMonth(value) === month ? value : month < min ? min : month;
  return (
    <section aria-label="Date">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography aria-live="polite" sx={{ fontWeight: 600, mr: 'auto' }}>
          {monthAndYear(month)}
        </Typography>
        <IconButton
          size="small"
          aria-label="Previous month"
          disabled={month <= firstOfMonth(min)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton size="small" aria-label="Next month" onClick={() => setMonth(monthAfter(month, 1))}>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Box>
      <Table ref={table} role="grid" aria-label={monthAndYear(month)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((name, weekday) => (
              <th key={name} scope="col" data-beat={isBeat(weekday)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date, weekday) => (
                <td key={date} role="gridcell" aria-selected={date === value}>
                  <Day
                    type="button"
                    disabled={date < min}
                    tabIndex={date === focusable ? 0 : -1}
                    aria-label={labelOf(date, signs.get(date))}
                    aria-current={date === today ? 'date' : undefined}
                    data-beat={isBeat(weekday)}
                    data-outside={firstOfMonth(date) !== month}
                    data-chosen={date === value}
                    data-sign={signs.get(date)}
                    onClick={() => onChange(date)}
                  >
                    {Number(date.slice(8))}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Key>
        <span data-sign="posted">Posted</span>
        <span data-sign="scheduled">Scheduled</span>
        <span>
          <b>Mo We Fr</b> your beat
        </span>
      </Key>
    </section>
  );
}

const labelOf = (date: PlainDate, sign: DaySign | undefined) =>
  sign ? `${longDate(date)}, ${sign}` : longDate(date);
