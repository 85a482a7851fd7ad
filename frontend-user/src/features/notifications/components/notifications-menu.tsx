import { unreadWords } from '@drumbeat/domain';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart, useEver, useLater } from '../../../components/lazy-part';
import { notificationsQuery } from '../api/notifications';

const popover = lazyPart(() => import('./notifications-popover'));

/** The dot on the bell while something is unread. */
const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 8,
  height: 8,
  margin: '-13px 0 0 5px',
  borderRadius: '50%',
  background: theme.vars.palette.beat.main,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
}));

/** The bell with its list of notices. */
export function NotificationsMenu() {
  const unread = useQuery(notificationsQuery).data?.unread ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
  useLater(popover);
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title="Notifications"
        aria-label={unread > 0 ? `Notifications, ${unreadWords(unread)}` : 'Notifications'}
      >
        <Bell size={18} strokeWidth={1.75} aria-hidden />
        {unread > 0 ? <Dot /> : null}
      </IconButton>
      <Suspense>
        {wasOpened ? <popover.Part anchor={anchor} onClose={() => setAnchor(null)} /> : null}
      </Suspense>
    </>
  );
}
