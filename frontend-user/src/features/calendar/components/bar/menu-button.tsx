import { Ellipsis } from 'lucide-react';
import { IconAction } from '../../../../components/icon-action';
import { itemTitle, type CalendarItem } from '../../calendar-item';
import { useBoard } from '../calendar-board';

/** Opens the menu of a thing on the calendar. */
export function MenuButton({ item }: { item: CalendarItem }) {
  const { openMenu, prefetchMenu } = useBoard();
  return (
    <IconAction
      icon={Ellipsis}
      size="small"
      label={`More for “${itemTitle(item)}”`}
      hint="More"
      aria-haspopup="menu"
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={(event) => openMenu(item, event.currentTarget)}
    />
  );
}
