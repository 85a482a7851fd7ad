import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longDate, PillarNumber, weekdayShort } from '@drumbeat/ui';
import ButtonBase from '@mui/material/ButtonBase';
import { type CalendarItem, itemId, itemTitle } from '../../calendar-item';
import { Today } from '../week/day-column.styles';
import { useBoard } from '../calendar-board';
import { ItemStatus } from '../items/item-status';
import { MenuButton } from '../bar/menu-button';

/** One line of the list: how far it is, what it is, and its menu. */
function ListEntry({ item }: { item: CalendarItem }) {
  const { open, openMoveDialog } = useBoard();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '11rem minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 4,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <ItemStatus item={item} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        {item.kind === 'prompt' ? <PillarNumber pillar={item.prompt.pillar_number} /> : null}
        <ButtonBase
          data-item={itemId(item)}
          onClick={() => open(item)}
          onKeyDown={({ key }) => {
            if (key === 'm' || key === 'M') openMoveDialog(item);
          }}
          sx={{
            justifyContent: 'flex-start',
            minHeight: '2rem',
            borderRadius: '0.25rem',
            textAlign: 'start',
            fontSize: '0.875rem',
            fontWeight: 500,
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
          }}
        >
          {itemTitle(item)}
        </ButtonBase>
      </Box>
      <MenuButton item={item} />
    </Box>
  );
}

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
