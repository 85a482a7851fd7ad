import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longDate, weekdayShort } from '@drumbeat/ui';
import { itemId, type CalendarItem } from '../calendar-item';
import { Today } from './day-column.styles';
import { ListEntry } from './list-entry';

interface ListDayProps {
  date: string;
  today: string | null;
  items: CalendarItem[];
}

/** A day and its entries, one line each. */
export function ListDay({ date, today, items }: ListDayProps) {
  return (
    <Box
      component="section"
      aria-label={longDate(date)}
      aria-current={date === today ? 'date' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
        columnGap: 6,
        py: { xs: 3, sm: 2 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, pt: { sm: 3 } }}>
        <Typography variant="h3" component="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {`${weekdayShort(date)} ${Number(date.slice(8))}`}
        </Typography>
        {date === today ? <Today sx={{ ml: 0 }}>Today</Today> : null}
      </Box>
      {items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', py: 3 }}>Nothing is planned for this day.</Typography>
      ) : (
        <ul>
          {items.map((item) => (
            <ListEntry key={itemId(item)} item={item} />
          ))}
        </ul>
      )}
    </Box>
  );
}
