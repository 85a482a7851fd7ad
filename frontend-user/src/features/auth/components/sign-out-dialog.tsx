import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { BeatLoader, DialogFrame } from '@drumbeat/ui';
import { useLogOut } from '../api/log-out';

/** Shown while signing out saves text, and where some of it could not be saved. */
export function SignOutDialog() {
  const { state, leave, stay } = useLogOut();
  const unsaved = state.kind === 'asking' ? state.unsaved : [];
  return (
    <>
      <Backdrop
        open={state.kind === 'saving'}
        sx={(theme) => ({
          zIndex: theme.zIndex.modal,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 4,
          background: `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
        })}
      >
        <BeatLoader />
        <p role="status">{state.kind === 'saving' ? ACCOUNT_TEXTS.loggingOut : ''}</p>
      </Backdrop>
      <DialogFrame
        open={state.kind === 'asking'}
        onClose={stay}
        title="Sign out and lose text?"
        actions={
          <>
            <Button variant="ghost" onClick={leave}>
              Sign out anyway
            </Button>
            <Button variant="contained" onClick={stay}>
              Stay signed in
            </Button>
          </>
        }
      >
        <Typography>
          {unsaved.length === 1
            ? 'This text is on this device only and could not be saved. Signing out removes it:'
            : 'These texts are on this device only and could not be saved. Signing out removes them:'}
        </Typography>
        <Box component="ul" sx={{ mt: 3, mb: 0, pl: 5, listStyle: 'disc', overflowWrap: 'anywhere' }}>
          {unsaved.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </Box>
      </DialogFrame>
    </>
  );
}
