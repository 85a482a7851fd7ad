import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { paths } from '@drumbeat/domain';
import { AccountButton, DialogFrame } from '@drumbeat/ui';
import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { unsavedForms } from '../components/unsaved/unsaved-forms';
import { useThemeSwitch } from './theme-switch';

/** Who is signed in, the theme, the password, and the way out. The user app has no settings for staff (NAVIGATION-3). */
export function AccountMenu() {
  const { data: identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const logOut = useLogout();
  const theme = useThemeSwitch();
  if (!identity) return null;
  const email = String(identity['email']);
  const role = String(identity['role']);
  const close = () => setAnchor(null);
  const signOut = () => void logOut();
  return (
    <>
      <AccountButton
        name={identity.fullName ?? email}
        email={email}
        role={role}
        isOpen={anchor !== null}
        onOpen={setAnchor}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {/* To assistive technology a menu holds nothing but its items. */}
        <Box component="li" role="none" sx={{ p: '0.5rem 0.625rem' }}>
          <Typography variant="label" component="span" sx={{ display: 'block' }}>
            {identity.fullName}
          </Typography>
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.disabled' }}>
            {identity.fullName === email ? role : `${email}, ${role}`}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close();
            theme.change();
          }}
        >
          <theme.Icon size={16} strokeWidth={1.75} aria-hidden />
          {theme.label}
        </MenuItem>
        {/* A page of the user app, where it is changed by mail: one of the few that staff are not led away from (NAVIGATION-4). */}
        <MenuItem component="a" href={paths.forgotPassword} onClick={close}>
          <KeyRound size={16} strokeWidth={1.75} aria-hidden />
          Change the password
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            if (unsavedForms().length > 0) setIsAsking(true);
            else signOut();
          }}
        >
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Sign out
        </MenuItem>
      </Menu>
      <DialogFrame
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Sign out without saving?"
        actions={
          <>
            <Button variant="ghost" onClick={signOut}>
              Sign out
            </Button>
            <Button variant="contained" onClick={() => setIsAsking(false)}>
              Stay here
            </Button>
          </>
        }
      >
        What you changed on this page is not saved yet.
      </DialogFrame>
    </>
  );
}
