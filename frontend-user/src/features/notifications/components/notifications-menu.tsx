import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useId, useState } from 'react';
import { notificationsQuery } from '../api/get-notifications';
import { useMarkAllRead } from '../api/mark-read';
import { NoticeList } from './notice-list';

/** The bell: what happened to posts while nobody looked, newest first. */
export function NotificationsMenu() {
  const notices = useQuery(notificationsQuery);
  const markAllRead = useMarkAllRead();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const unread = notices.data?.unread ?? 0;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title="Notifications"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      >
        <Badge
          variant="dot"
          invisible={unread === 0}
          sx={{
            '& .MuiBadge-badge': {
              bgcolor: 'beat.main',
              boxShadow: (theme) => `0 0 0 2px ${theme.vars.palette.background.default}`,
            },
          }}
        >
          <Bell size={18} strokeWidth={1.75} aria-hidden />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(24rem, 92vw)', mt: 1 } },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            p: '0.75rem 0.75rem 0.5rem 1rem',
          }}
        >
          <Typography variant="h3" component="h2" id={titleId}>
            Notifications
          </Typography>
          {unread > 0 ? (
            <Button variant="text" size="small" onClick={() => markAllRead.mutate()}>
              Mark all as read
            </Button>
          ) : null}
        </Box>
        <NoticeList notices={notices.data?.data} error={notices.error} onFollow={close} />
      </Popover>
    </>
  );
}
