import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { roleLabel } from '@drumbeat/domain';
import { LogOut, Settings, User } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useLogOut } from '../../features/auth/api/log-out';
import { useCurrentUser } from '../../entities/session/current-user';
import { paths } from '../../lib/paths';

export interface AccountMenuListProps {
  /** The button that it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Names the user at every width: the button does not. */
  named: boolean;
}

export default function AccountMenuList({ anchor, onClose, named }: AccountMenuListProps) {
  const user = useCurrentUser();
  const logOut = useLogOut();
  const display = named ? 'block' : { md: 'none' };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {/* To assistive technology a menu holds nothing but its items. */}
      <Box component="li" role="none" sx={{ display, p: '0.5rem 0.625rem' }}>
        <Typography variant="label">{user.email}</Typography>
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.disabled' }}>
          {roleLabel(user)}
        </Typography>
      </Box>
      <Divider component="li" sx={{ display }} />
      <MenuItem component={RouterLink} to={paths.profile} onClick={onClose}>
        <User size={16} strokeWidth={1.75} aria-hidden />
        Profile
      </MenuItem>
      <MenuItem component={RouterLink} to={paths.settings} onClick={onClose}>
        <Settings size={16} strokeWidth={1.75} aria-hidden />
        Settings
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          logOut.start();
        }}
      >
        <LogOut size={16} strokeWidth={1.75} aria-hidden />
        Sign out
      </MenuItem>
    </Menu>
  );
}
