import { DialogFrame, SkeletonLines } from '@drumbeat/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { FailureNotice } from '../../../../components/failure-notice';
import { calendarFeedQuery, useRenewFeed } from '../../api/calendar-feed';
import { FeedAddress } from './feed-address';

/** The calendar in Google, Apple or Outlook: makes the address, shows it, renews it, stops it. */
function CalendarFeed() {
  const feed = useQuery(calendarFeedQuery);
  const make = useRenewFeed();
  if (feed.isPending) {
    return (
      <Box role="status" aria-busy aria-label="Loading the address">
        <SkeletonLines lines={[{ width: '90%' }, { width: '70%' }, { width: '40%', gapBefore: '1rem' }]} />
      </Box>
    );
  }
  if (feed.isError) {
    return (
      <FailureNotice
        title="The address could not be loaded"
        error={feed.error}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  if (feed.data.url) return <FeedAddress url={feed.data.url} lastReadAt={feed.data.last_read_at} />;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        Your prompts and posts appear in the calendar that you use already. It gets an address of its own,
        which only you should know, and asks for news by itself.
      </Typography>
      <Button
        variant="contained"
        loading={make.isPending}
        startIcon={<Rss size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => make.mutate()}
      >
        Make an address
      </Button>
    </Box>
  );
}

/** "Subscribe…" of the calendar. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame open onClose={onClose} title="Subscribe to this calendar">
      <CalendarFeed />
    </DialogFrame>
  );
}
