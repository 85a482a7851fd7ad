import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/icon-action';

export interface RowAction {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

export function PostRowMenu({ title, actions }: { title: string; actions: RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        icon={Ellipsis}
        size="small"
        label={`More for “${title}”`}
        hint="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ label, icon: Icon, onClick }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
