import { DialogFrame } from '@drumbeat/ui';
import { CalendarFeed } from './calendar-feed';

/** "Subscribe…" of the calendar. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame open onClose={onClose} title="Subscribe to this calendar">
      <CalendarFeed />
    </DialogFrame>
  );
}
