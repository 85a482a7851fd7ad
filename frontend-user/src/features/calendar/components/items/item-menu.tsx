import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MOVE_TEXTS, postStaysBecause } from '@drumbeat/domain';
import { ArrowUpRight, CalendarOff, CalendarRange, type LucideIcon } from 'lucide-react';
import type { Prompt } from '../../../../entities/types';
import type { CalendarItem } from '../../calendar-item';

/** A further action on a prompt, besides the calendar's. */
export interface PromptAction {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

export interface ItemMenuProps {
  menu: { item: CalendarItem; anchor: HTMLElement } | null;
  onClose: () => void;
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem) => void;
  onTakeOff: (item: Extract<CalendarItem, { kind: 'prompt' }>) => void;
  promptActions: (prompt: Prompt) => PromptAction[];
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The menu of one thing on the calendar. What cannot be moved says why. */
export default function ItemMenu({ menu, onClose, onOpen, onMove, onTakeOff, promptActions }: ItemMenuProps) {
  const item = menu?.item;
  const stays = item?.kind === 'post' ? postStaysBecause(item.post.display_state) : null;
  const choose = (what: (item: CalendarItem) => void) => () => {
    onClose();
    if (item) what(item);
  };
  return (
    <Menu anchorEl={menu?.anchor ?? null} open={menu !== null} onClose={onClose}>
      <MenuItem onClick={choose(onOpen)}>
        <ArrowUpRight {...icon} />
        Open
      </MenuItem>
      <MenuItem disabled={stays !== null} onClick={choose(onMove)} sx={{ maxWidth: '18rem' }}>
        <CalendarRange {...icon} />
        <ListItemText
          primary={MOVE_TEXTS.moveTo}
          secondary={stays}
          slotProps={{
            primary: { variant: 'inherit' },
            secondary: { variant: 'caption', sx: { whiteSpace: 'normal' } },
          }}
        />
      </MenuItem>
      {item?.kind === 'prompt'
        ? [
            <MenuItem
              key="off"
              onClick={() => {
                onClose();
                onTakeOff(item);
              }}
            >
              <CalendarOff {...icon} />
              {MOVE_TEXTS.takeOff}
            </MenuItem>,
            ...promptActions(item.prompt).map(({ label, icon: Icon, onClick }) => (
              <MenuItem
                key={label}
                onClick={() => {
                  onClose();
                  onClick();
                }}
              >
                <Icon {...icon} />
                {label}
              </MenuItem>
            )),
          ]
        : null}
    </Menu>
  );
}
