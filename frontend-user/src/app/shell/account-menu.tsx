import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@drumbeat/ui';
import { ChevronDown, LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { InitialsAvatar } from '../../components/initials-avatar';
import { useLogOut } from '../../features/auth/api/log-out';
import { useCurrentUser } from '../../lib/current-user';
import { paths } from '../paths';

/** The role comes from the user metadata and grants nothing; the header shows it with a capital (C-07). */
const roleName = (role: string) => role.charAt(0).toUpperCase() + role.slice(1);

export function AccountMenu() {
  const user = useCurrentUser();
  const logOut = useLogOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const role = roleName(user.user_metadata.role);
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{
          gap: 2,
          height: '2.25rem',
          p: '0 0.5rem 0 0.25rem',
          borderRadius: '0.5rem',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <InitialsAvatar name={user.full_name ?? user.email} />
        <Box sx={{ display: { xs: 'none', md: 'grid' }, textAlign: 'left' }}>
          <Box
            component="span"
            sx={{
              typography: 'label',
              lineHeight: '1rem',
              maxWidth: '16rem',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {user.email}
          </Box>
          <Box
            component="span"
            sx={{ fontSize: '0.6875rem', lineHeight: '0.875rem', color: 'text.disabled' }}
          >
            {role}
          </Box>
        </Box>
        <span style={visuallyHidden}>Account menu</span>
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' } }}>
          <ChevronDown size={14} strokeWidth={2} aria-hidden />
        </Box>
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="li" sx={{ display: { md: 'none' }, p: '0.5rem 0.625rem' }}>
          <Typography variant="label">{user.email}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
            {role}
          </Typography>
        </Box>
        <Divider component="li" sx={{ display: { md: 'none' } }} />
        <MenuItem component={RouterLink} to={paths.profile} onClick={close}>
          <User size={16} strokeWidth={1.75} aria-hidden />
          Profile
        </MenuItem>
        <MenuItem component={RouterLink} to={paths.settings} onClick={close}>
          <Settings size={16} strokeWidth={1.75} aria-hidden />
          Settings
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            logOut.start();
          }}
        >
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
