import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { BellOff, BellRing } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  askForNotifications,
  notificationAccess,
  onNotificationAccess,
} from '../../../lib/device/browser-notifications';

const notes = {
  default: 'A word from your browser before your session ends, so that no text is lost.',
  granted: 'Your browser says when your session is about to end.',
  denied: 'Your browser blocks them. You can allow them in its settings for this site.',
  unsupported: 'This browser does not know notifications.',
};

/** The browser's own permission, for this browser only. */
export function BrowserNotifications() {
  const permission = useSyncExternalStore(onNotificationAccess, notificationAccess);
  const ask = () => void askForNotifications();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        py: 3,
      }}
    >
      <Box sx={{ flex: '1 1 16rem' }}>
        <Typography sx={{ fontWeight: 550 }}>Warnings before your session ends</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{notes[permission]}</Typography>
      </Box>
      {permission === 'default' ? (
        <Button variant="outlined" size="small" onClick={ask}>
          Allow
        </Button>
      ) : permission === 'granted' ? (
        <Status tone="good" icon={BellRing}>
          Allowed
        </Status>
      ) : (
        <Status tone="quiet" icon={BellOff}>
          Off
        </Status>
      )}
    </Box>
  );
}
