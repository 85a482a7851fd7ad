import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RowAction } from './row-action';

interface PostRowMenuListProps {
  /** The button that it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  actions: RowAction[];
  onClose: () => void;
}

/** The lines of a row's menu. */
export function PostRowMenuList({ anchor, actions, onClose }: PostRowMenuListProps) {
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
