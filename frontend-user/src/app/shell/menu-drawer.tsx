import Drawer from '@mui/material/Drawer';
import { Sidebar } from './sidebar';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar over the page, where there is no room beside it. */
export default function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Main', sx: { width: 'min(18rem, 84vw)' } } }}
    >
      <Sidebar overlay narrow={false} onToggle={onClose} />
    </Drawer>
  );
}
