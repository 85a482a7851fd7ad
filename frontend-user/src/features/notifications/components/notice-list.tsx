import { wordsOf } from '@drumbeat/api-client';
import { noticeAction } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SkeletonLines } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import type { Notice } from '../../../entities/types';
import { LinkedText } from '../../../components/linked-text';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayAndTime } from '../../../lib/text/time-format';

interface NoticeListProps {
  notices: Notice[] | undefined;
  error: Error | null;
  /** Called when a notice's link was followed. */
  onFollow: (notice: Notice) => void;
}

export function NoticeList({ notices, error, onFollow }: NoticeListProps) {
  if (error) {
    return (
      <Typography role="alert" sx={{ p: '0.5rem 1rem 1rem', color: 'error.main' }}>
        {wordsOf(error, 'Your notifications could not be loaded.')}
      </Typography>
    );
  }
  if (!notices) {
    return (
      <Box sx={{ p: 4 }} aria-busy>
        <SkeletonLines lines={[{ width: '80%' }, { width: '95%' }, { width: '40%' }]} />
      </Box>
    );
  }
  if (notices.length === 0) {
    return (
      <Typography sx={{ p: '0.25rem 1rem 1rem', color: 'text.secondary' }}>
        Nothing needs you. What happens to your scheduled posts appears here.
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ maxHeight: '60dvh', overflowY: 'auto' }}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onFollow={onFollow} />
      ))}
    </Box>
  );
}

function NoticeItem({ notice, onFollow }: { notice: Notice; onFollow: NoticeListProps['onFollow'] }) {
  const { time_zone: zone } = useCurrentUser();
  const unread = notice.read_at === null;
  const button = notice.link ? noticeAction(notice) : null;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: '2px', p: '0.75rem 1rem', borderTop: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ fontWeight: unread ? 600 : 500 }}>
        {unread ? (
          <Box
            component="span"
            role="img"
            aria-label="Unread"
            sx={{
              display: 'inline-block',
              width: 7,
              height: 7,
              mr: 2,
              borderRadius: '50%',
              bgcolor: 'beat.main',
              verticalAlign: '1px',
            }}
          />
        ) : null}
        {notice.link && button === null ? (
          <Link
            component={RouterLink}
            to={notice.link}
            onClick={() => onFollow(notice)}
            sx={{ color: 'text.primary', fontWeight: 'inherit' }}
          >
            {notice.title}
          </Link>
        ) : (
          notice.title
        )}
      </Typography>
      {notice.body ? (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <LinkedText>{notice.body}</LinkedText>
        </Typography>
      ) : null}
      <Typography
        variant="caption"
        component="time"
        dateTime={notice.created_at}
        sx={{ color: 'text.disabled' }}
      >
        {dayAndTime(notice.created_at, zone)}
      </Typography>
      {button ? (
        <Button
          component={RouterLink}
          to={notice.link}
          variant="outlined"
          size="small"
          sx={{ justifySelf: 'start', mt: 2 }}
          onClick={() => onFollow(notice)}
        >
          {button}
        </Button>
      ) : null}
    </Box>
  );
}
