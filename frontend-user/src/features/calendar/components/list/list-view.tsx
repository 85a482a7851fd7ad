import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addDays, firstOfMonth } from '@drumbeat/domain';
import { longDate, monthAndYear } from '@drumbeat/ui';
import type { Calendar } from '../../../../entities/types';
import { useOnline } from '../../../../lib/http/use-online';
import type { CalendarItem } from '../../calendar-item';
import { ClockNote } from '../clock-note';
import { ListDay } from './list-day';

interface ListViewProps {
  today: string | null;
  days: Calendar['days'];
  itemsOf: (day: Calendar['days'][number]) => CalendarItem[];
  /** Null when the list has its maximum length. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  isLoading: boolean;
}

/** The plan, day by day, under the names of the months; empty days are left out. */
export default function ListView({ today, days, itemsOf, onEarlier, onLater, isLoading }: ListViewProps) {
  const planned = days
    .map((day) => ({ date: day.date, items: itemsOf(day) }))
    .filter(({ items }) => items.length > 0);
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return (
    <Box sx={{ maxWidth: '60rem' }} aria-busy={isLoading}>
      <More label="Show earlier" onClick={onEarlier} loading={isLoading} />
      {planned.length === 0 ? (
        <Typography sx={{ py: 6, color: 'text.secondary' }}>
          {`Nothing is planned from ${longDate(first)} to ${longDate(last)}.`}
        </Typography>
      ) : null}
      {planned.map(({ date, items }, index) => {
        const before = planned[index - 1]?.date;
        const isNewMonth = !before || firstOfMonth(before) !== firstOfMonth(date);
        return (
          <div key={date}>
            {isNewMonth ? (
              <Typography variant="h2" component="p" sx={{ pt: index > 0 ? 8 : 2, pb: 3 }}>
                {monthAndYear(date)}
              </Typography>
            ) : null}
            <ClockNote from={before ? addDays(before, 1) : first} to={date} />
            <ListDay date={date} today={today} items={items} />
          </div>
        );
      })}
      <More label="Show later" onClick={onLater} loading={isLoading} />
    </Box>
  );
}

function More({
  label,
  onClick,
  loading,
}: {
  label: string;
  onClick: (() => void) | null;
  loading: boolean;
}) {
  const isOnline = useOnline();
  if (!onClick) return null;
  if (!isOnline) {
    return (
      <Typography sx={{ py: 4, color: 'text.secondary' }}>
        You are offline: the days beyond come as soon as there is a network.
      </Typography>
    );
  }
  return (
    <Button variant="outlined" size="small" sx={{ my: 3 }} loading={loading} onClick={onClick}>
      {label}
    </Button>
  );
}
