import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';

export interface RowAction {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

interface RowMenuListProps {
  /** The button that it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** The lines of a row's menu. */
export function RowMenuList({ anchor, actions, onClose }: RowMenuListProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {actions.map(({ label, icon: Icon, onClick }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            onClick();
          }}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
