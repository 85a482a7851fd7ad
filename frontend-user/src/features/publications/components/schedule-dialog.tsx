import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  isFarEnoughAhead,
  LINKEDIN_TEXTS,
  outlivesToken,
  POST_TEXTS,
  resolveWallClock,
  SCHEDULE_TOO_SOON,
  suggestSchedule,
  todayInZone,
  type PlainDate,
  type WallClock,
} from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { CalendarCheck, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import type { Post } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { notify } from '../../../lib/notify';
import { longDate, timeWithZone } from '../../../lib/time-format';
import { useSchedulePost } from '../api/schedule-post';
import { MonthPicker } from './month-picker';
import type { DaySign } from './month-picker.styles';
import { ScheduleSummary } from './schedule-summary';
import { TimeSelect } from './time-select';

interface ScheduleDialogProps {
  post: Post;
  onClose: () => void;
  onScheduled: () => void;
  signs: ReadonlyMap<PlainDate, DaySign>;
  /** When the user's other posts went out or will. */
  otherPosts: readonly Date[];
  /** What is worth a second look in the text. */
  checks: ReactNode;
  /** When LinkedIn's access ends, where it is known. */
  accessEndsAt: string | null;
  /** Asks to connect LinkedIn, where it is not; null where it is. */
  onConnect: ((chosen: WallClock) => void) | null;
  /** What was chosen in this dialog before; null begins with the suggestion. */
  initial: WallClock | null;
}

/** Choose a day and an hour in the user's zone; says in words when that is, and refuses what is too soon. */
export function ScheduleDialog({
  post,
  onClose,
  onScheduled,
  signs,
  otherPosts,
  checks,
  accessEndsAt,
  onConnect,
  initial,
}: ScheduleDialogProps) {
  const { time_zone: zone } = useCurrentUser();
  const schedule = useSchedulePost();
  const [chosen, setChosen] = useState(
    () =>
      initial ??
      suggestSchedule({
        now: new Date(),
        zone,
        chosenAt: post.publication ? new Date(post.publication.due_at) : null,
        plannedDate: post.scheduled_date,
      }),
  );
  const [tooSoon, setTooSoon] = useState(false);
  const today = todayInZone(new Date(), zone);
  const time = resolveWallClock(chosen, zone);
  const change = (part: Partial<typeof chosen>) => {
    setTooSoon(false);
    setChosen({ ...chosen, ...part });
  };

  function submit() {
    if (onConnect) {
      notify.warning(LINKEDIN_TEXTS.notConnected, {
        action: { label: 'Connect', onClick: () => onConnect(chosen) },
      });
      return;
    }
    if (!isFarEnoughAhead(time.instant, new Date())) {
      setTooSoon(true);
      return;
    }
    schedule.mutate(
      { id: post.id, scheduledAt: time.instant.toISOString(), timezone: zone },
      {
        onSuccess: () => {
          notify.success(POST_TEXTS.scheduled, {
            description: `${longDate(time.clock.date)} at ${timeWithZone(time.instant, zone)}`,
          });
          onScheduled();
        },
      },
    );
  }

  const note =
    time.note ??
    (outlivesToken(time.instant, accessEndsAt ? new Date(accessEndsAt) : null)
      ? LINKEDIN_TEXTS.outlivesToken
      : null);
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title="Schedule post"
      subtitle={post.title}
      actions={
        <>
          <Typography
            variant="caption"
            component="p"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              flex: { xs: '1 0 100%', sm: 1 },
              color: 'text.disabled',
            }}
          >
            <ShieldCheck size={16} strokeWidth={1.75} aria-hidden />
            We check the connection a day and an hour before.
          </Typography>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            loading={schedule.isPending}
            startIcon={<CalendarCheck size={16} strokeWidth={1.75} aria-hidden />}
            onClick={submit}
          >
            {POST_TEXTS.schedule}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '19rem minmax(0, 1fr)' },
          gap: { xs: 3, sm: 8 },
        }}
      >
        <MonthPicker
          value={chosen.date}
          min={today}
          today={today}
          signs={signs}
          onChange={(date) => change({ date })}
        />
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <TimeSelect value={chosen.time} onChange={(hour) => change({ time: hour })} />
          {tooSoon ? <InlineAlert tone="bad">{SCHEDULE_TOO_SOON}</InlineAlert> : null}
          {note && !tooSoon ? <InlineAlert tone="warn">{note}</InlineAlert> : null}
          {onConnect ? (
            <InlineAlert
              tone="warn"
              action={
                <Button variant="text" size="small" onClick={() => onConnect(chosen)}>
                  {POST_TEXTS.connect}
                </Button>
              }
            >
              {LINKEDIN_TEXTS.notConnected}
            </InlineAlert>
          ) : null}
        </Box>
      </Box>
      <ScheduleSummary time={time} zone={zone} content={post.content} otherPosts={otherPosts} />
      {checks}
    </DialogFrame>
  );
}
