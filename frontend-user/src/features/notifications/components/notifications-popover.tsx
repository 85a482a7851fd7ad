import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../lib/paths';
import { notificationsQuery } from '../api/notifications';
import { useMarkRead } from '../api/mark-read';
import { NoticeList } from './notice-list';

export interface NotificationsPopoverProps {
  /** The bell as its anchor; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Notices about posts, newest first. */
export default function NotificationsPopover({ anchor, onClose }: NotificationsPopoverProps) {
  const notices = useQuery(notificationsQuery);
  const markRead = useMarkRead();
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
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
        {notices.data?.unread ? (
          <Button variant="text" size="small" onClick={() => markRead.mutate('all')}>
            Mark all as read
          </Button>
        ) : null}
      </Box>
      <NoticeList
        notices={notices.data?.data}
        error={notices.error}
        onFollow={({ id, read_at }) => {
          if (read_at === null) markRead.mutate([id]);
          onClose();
        }}
      />
      <Box sx={{ p: '0.75rem 1rem', borderTop: 1, borderColor: 'divider' }}>
        <Link component={RouterLink} to={`${paths.settings}#notifications`} onClick={onClose}>
          What you are told, and how
        </Link>
      </Box>
    </Popover>
  );
}
