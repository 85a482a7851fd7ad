import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { PillarNumber } from '@drumbeat/ui';
import { itemId, itemTitle, type CalendarItem } from '../calendar-item';
import { useBoard } from './calendar-board';
import { ItemStatus } from './item-status';
import { MenuButton } from './menu-button';

/** One line of the list: how far it is, what it is, and its menu. */
export function ListEntry({ item }: { item: CalendarItem }) {
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
