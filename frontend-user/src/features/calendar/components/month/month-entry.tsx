import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { postStaysBecause } from '@drumbeat/domain';
import type { StatusTone } from '@drumbeat/ui';
import { useRef } from 'react';
import { itemId, itemTitle, type CalendarItem } from '../../calendar-item';
import { useDraggable } from '../../drag/use-draggable';
import { useBoard } from '../calendar-board';
import { ItemStatus, itemTone } from '../items/item-status';

const Entry = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: StatusTone }>(
  ({ theme, tone }) => ({
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    padding: '0.1875rem 0.375rem 0.25rem',
    borderRadius: '0.375rem',
    textAlign: 'start',
    background: tone === 'quiet' ? theme.vars.palette.background.paper : theme.vars.palette.soft[tone],
    boxShadow: tone === 'quiet' ? `inset 0 0 0 1px ${theme.vars.palette.divider}` : 'none',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}` },
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-dragging="true"]': { opacity: 0.45 },
    // When a text and its time do not fit beside each other, the time wraps below.
    '& > span': { display: 'flex', flexWrap: 'wrap', gap: '0 0.3125rem' },
    '& b': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      fontWeight: 500,
    },
  }),
);

/** One thing of a day in the month: a press opens its menu, a mouse can drag it. */
export function MonthEntry({ item, isTabStop }: { item: CalendarItem; isTabStop: boolean }) {
  const entry = useRef<HTMLButtonElement>(null);
  const { openMenu, openMoveDialog, prefetchMenu } = useBoard();
  const stays = item.kind === 'post' && postStaysBecause(item.post.display_state) !== null;
  const isDragging = useDraggable(entry, stays ? null : item);
  return (
    <Entry
      ref={entry}
      tone={itemTone(item)}
      tabIndex={isTabStop ? 0 : -1}
      aria-haspopup="menu"
      data-item={itemId(item)}
      data-dragging={isDragging}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={(event) => openMenu(item, event.currentTarget)}
      onKeyDown={({ key }) => {
        if (key === 'm' || key === 'M') openMoveDialog(item);
      }}
    >
      <ItemStatus item={item} brief />
      <b>{itemTitle(item)}</b>
    </Entry>
  );
}
