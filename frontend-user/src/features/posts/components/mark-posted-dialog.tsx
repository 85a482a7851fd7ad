import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isPostUrl, POST_TEXTS, resolveWallClock, todayInZone, type PlainDate } from '@drumbeat/domain';
import { DateField, DialogFrame, InputField } from '@drumbeat/ui';
import { useState } from 'react';
import type { Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { useMarkPosted } from '../../../entities/posts/mark-posted';

/** The hour of a past day is unknown; noon is the same day in nearby zones. */
const UNKNOWN_HOUR = '12:00';

interface MarkPostedDialogProps {
  post: Post;
  /** Null while it is not known: the server then says what is wrong with an address. */
  linkedInSite: string | null;
  onClose: () => void;
}

/** "Mark as posted": when, and where if the user knows. The analytics count from that day. */
export default function MarkPostedDialog({ post, linkedInSite, onClose }: MarkPostedDialogProps) {
  const { time_zone: zone } = useCurrentUser();
  const markPosted = useMarkPosted();
  const [today] = useState(() => todayInZone(new Date(), zone));
  const planned = post.scheduled_date;
  /** Its day, where it is marked already: what was said is corrected. */
  const said = post.posted_at === null ? null : todayInZone(new Date(post.posted_at), zone);
  const [date, setDate] = useState<PlainDate | null>(
    said ?? (planned !== null && planned < today ? planned : today),
  );
  const [url, setUrl] = useState(post.linkedin_url ?? '');
  const isDay = date !== null && date <= today;
  const link = url.trim();
  const isElsewhere = link !== '' && linkedInSite !== null && !isPostUrl(link, linkedInSite);
  const urlProblem = isElsewhere ? 'This is not the address of a post on LinkedIn' : undefined;
  const momentOf = (day: PlainDate) =>
    day === today ? new Date() : resolveWallClock({ date: day, time: UNKNOWN_HOUR }, zone).instant;
  const submit = () => {
    if (!isDay || urlProblem) return;
    markPosted.mutate(
      {
        id: post.id,
        isCorrection: said !== null,
        // Today means now: the server's clock knows best. A day that was said keeps its hour.
        ...(date === (said ?? today) ? {} : { posted_at: momentOf(date).toISOString() }),
        ...(link === (post.linkedin_url ?? '') ? {} : { linkedin_url: link || null }),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={said === null ? POST_TEXTS.markAsPosted : 'Day and link of the post'}
      subtitle={post.title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="mark-posted"
            variant="contained"
            disabled={!isDay || urlProblem !== undefined}
            loading={markPosted.isPending}
          >
            {said === null ? POST_TEXTS.markAsPosted : 'Save'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id="mark-posted"
        noValidate
        sx={{ display: 'grid', gap: 4 }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DateField
          label="Day of posting"
          value={date}
          today={today}
          max={today}
          problem={isDay ? undefined : 'Today or a day before'}
          autoFocus
          onChange={setDate}
        />
        <InputField
          label="Link to the post, if you have it"
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          problem={urlProblem}
          hint={
            post.linkedin_url === null
              ? 'On LinkedIn: the three dots of the post, “Copy link”.'
              : 'On LinkedIn: the three dots of the post, “Copy link”. Empty the field to remove the link.'
          }
        />
      </Box>
    </DialogFrame>
  );
}
