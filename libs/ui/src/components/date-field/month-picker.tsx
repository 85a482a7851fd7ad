import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { firstOfMonth, monthAfter, type PlainDate } from '@drumbeat/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { longDate, monthAndYear } from '../../plain-date-names';
import { dateAfterKey, sixWeeksOf } from './month-grid';
import { Day, Key, Table, type DaySign } from './month-picker.styles';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** Monday, Wednesday, Friday. */
const isBeat = (weekday: number) => weekday === 0 || weekday === 2 || weekday === 4;

export interface MonthPickerProps {
  /** null while no day is chosen. */
  value: PlainDate | null;
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
  today: PlainDate;
  /** Published and scheduled posts by day. */
  signs?: ReadonlyMap<PlainDate, DaySign> | undefined;
  /** The owner's name for Monday, Wednesday and Friday as beats. */
  beat?: string | undefined;
  /** True to focus the chosen day initially. */
  autoFocus?: boolean | undefined;
  onChange: (date: PlainDate) => void;
}

/** A month of days; arrow keys move by day and week, Page Up and Down by month. */
export function MonthPicker({
  value,
  min,
  max,
  today,
  signs,
  beat = 'your beat',
  autoFocus = false,
  onChange,
}: MonthPickerProps) {
  const inLimits = (date: PlainDate) => within(date, min, max);
  const [month, setMonth] = useState(() => firstOfMonth(value ?? inLimits(today)));
  const [shown, setShown] = useState(value);
  // A day chosen elsewhere shows its month.
  if (value !== shown) {
    setShown(value);
    if (value !== null) setMonth(firstOfMonth(value));
  }
  const table = useRef<HTMLTableElement>(null);
  const focusDay = () => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const beginOnDay = useEffectEvent(() => autoFocus && focusDay());
  useEffect(() => void beginOnDay(), []);
  const focusable = value !== null && firstOfMonth(value) === month ? value : inLimits(month);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = dateAfterKey(event.key, value ?? focusable);
    if (target === null) return;
    event.preventDefault();
    onChange(inLimits(target));
    // The chosen day may be drawn only after this; the focus follows it.
    requestAnimationFrame(focusDay);
  };
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography aria-live="polite" sx={{ fontWeight: 600, mr: 'auto' }}>
          {monthAndYear(month)}
        </Typography>
        <IconButton
          size="small"
          aria-label="Previous month"
          disabled={min !== undefined && month <= firstOfMonth(min)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-label="Next month"
          disabled={max !== undefined && month >= firstOfMonth(max)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
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
          {sixWeeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date, weekday) => (
                <td key={date} role="gridcell" aria-selected={date === value}>
                  <Day
                    type="button"
                    disabled={date !== inLimits(date)}
                    tabIndex={date === focusable ? 0 : -1}
                    aria-label={labelOf(date, signs?.get(date))}
                    aria-current={date === today ? 'date' : undefined}
                    data-beat={isBeat(weekday)}
                    data-outside={firstOfMonth(date) !== month}
                    data-chosen={date === value}
                    data-sign={signs?.get(date)}
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
        {signs ? (
          <>
            <span data-sign="posted">Posted</span>
            <span data-sign="scheduled">Scheduled</span>
            {[...signs.values()].includes('waiting') ? <span data-sign="waiting">Waiting</span> : null}
          </>
        ) : null}
        <span>
          <b>Mo We Fr</b> {beat}
        </span>
      </Key>
    </section>
  );
}

function within(date: PlainDate, min: PlainDate | undefined, max: PlainDate | undefined): PlainDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

const labelOf = (date: PlainDate, sign: DaySign | undefined) =>
  sign ? `${longDate(date)}, ${sign}` : longDate(date);
