import { bodyOf } from '@drumbeat/api-client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  clockLabel,
  DELIVERY_TEXTS,
  isFarEnoughAhead,
  LINKEDIN_TEXTS,
  outlivesToken,
  POST_TEXTS,
  resolveWallClock,
  SCHEDULE_TOO_SOON,
  suggestHandTime,
  suggestSchedule,
  todayInZone,
  type PlainDate,
  type QuietHours,
  type TextRange,
  type WallClock,
} from '@drumbeat/domain';
import { DateField, type DaySign, DialogFrame, longDate, shortDate } from '@drumbeat/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus, Check, Hand, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { handPlanOf } from '../../../entities/posts/hand-plan';
import { refreshPosts } from '../../../entities/posts/post-cache';
import type { Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { api } from '../../../lib/http/api';
import { about, notify } from '../../../lib/notices/notify';
import { timeWithZone } from '../../../lib/text/time-format';
import { reasonToWait } from '../../../entities/publications/reason-to-wait';
import { useOpenPlaces } from '../hooks/use-open-places';
import { parseTypedTime } from '../typed-time';
import { ScheduleSummary } from './schedule-summary';
import { TimeSelect } from './time-select';
import { TypedTime } from './typed-time';

interface ScheduleDialogProps {
  post: Post;
  onClose: () => void;
  onScheduled: () => void;
  signs: ReadonlyMap<PlainDate, DaySign>;
  /** Times of the user's other posts. */
  otherPosts: readonly Date[];
  /** The checks of the text. */
  checks: ReactNode;
  /** When LinkedIn's access ends, if known. */
  accessEndsAt: string | null;
  /** Why a chosen time alone does not send the post, in words: a pause or a hold; null where it does. */
  whyItWaits: string | null;
  /** Asks to connect LinkedIn, where it is not; null where it is. */
  onConnect: ((chosen: WallClock) => void) | null;
  /** Plans it to be posted by its author's hand. */
  onByHand: (chosen: WallClock) => void;
  isPlanningByHand: boolean;
  /** Of the reminders of its author. */
  quiet: QuietHours;
  /** What reminds its author of a post by hand at this time. */
  handReminders: (time: string) => ReactNode;
  /** By whom it is posted at the time; by hand is offered beside LinkedIn where that is not connected. */
  way: 'linkedin' | 'by-hand';
  /** An earlier choice in this dialog; null starts with the suggestion. */
  initial: WallClock | null;
  /** The beat that the post is planned for, else the next one without a post, at the user's usual hour; null where there is none, or it is not known yet. */
  openBeat: WallClock | null;
  /** Shows a place in the text. */
  onShow?: ((place: TextRange) => void) | undefined;
}

/** Choose a day and an hour in the user's zone; states it as text, and refuses times that are too soon. */
export function ScheduleDialog({
  post,
  onClose,
  onScheduled,
  signs,
  otherPosts,
  checks,
  accessEndsAt,
  whyItWaits,
  onConnect,
  onByHand,
  isPlanningByHand,
  quiet,
  handReminders,
  way,
  initial,
  openBeat,
  onShow,
}: ScheduleDialogProps) {
  const { time_zone: zone } = useCurrentUser();
  const schedule = useSchedulePost();
  const isByHand = way === 'by-hand';
  /** A reminder needs no time for checks. */
  const needsNoLead = isByHand || onConnect !== null;
  const [opened] = useState(() => new Date());
  const ofPost = { now: opened, zone, plannedDate: post.scheduled_date };
  const planned = handPlanOf(post);
  const suggested =
    planned || (needsNoLead && !post.publication)
      ? suggestHandTime({ ...ofPost, planned, quiet })
      : suggestSchedule({
          ...ofPost,
          chosenAt: post.publication ? new Date(post.publication.due_at) : null,
        });
  const [picked, setChosen] = useState(initial);
  const chosen = picked ?? suggested;
  /** True when the last typed date is valid. */
  const [isDateRead, setDateRead] = useState(true);
  const [typedTime, setTypedTime] = useState('');
  const isTimeRead = typedTime.trim() === '' || parseTypedTime(typedTime) !== null;
  const today = todayInZone(new Date(), zone);
  const time = resolveWallClock(chosen, zone);
  /** The missing input, as text. */
  const missing = !isDateRead ? 'No day is chosen' : !isTimeRead ? 'No time is chosen' : null;
  const tooSoon =
    missing === null &&
    (needsNoLead ? time.instant <= new Date() : !isFarEnoughAhead(time.instant, new Date()));
  const isOpenBeat = missing === null && openBeat !== null && isSameClock(openBeat, chosen);
  const BeatIcon = isOpenBeat ? Check : CalendarPlus;
  const openPlaces = useOpenPlaces(post.content, POST_TEXTS.schedule, onShow);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  // What its author has to settle is seen before the button is.
  const checksFirst = isPhone && post.findings.length > 0;
  const change = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });

  function submit() {
    if (onConnect) {
      notify.warning(LINKEDIN_TEXTS.notConnected, {
        action: { label: 'Connect', onClick: () => onConnect(chosen) },
      });
      return;
    }
    // It was far enough ahead when the screen was rendered; it may be too soon by now.
    if (!isFarEnoughAhead(time.instant, new Date())) {
      setChosen({ ...chosen });
      return;
    }
    openPlaces.askBefore(send);
  }

  function send() {
    schedule.mutate(
      { id: post.id, scheduledAt: time.instant.toISOString(), timezone: zone },
      {
        onSuccess: ({ post: scheduled }) => {
          notify.success(
            scheduled.display_state === 'on-hold' ? POST_TEXTS.timeChangedOnHold : POST_TEXTS.scheduled,
            {
              about: about.post(post.id),
              description:
                reasonToWait(scheduled) ??
                `${longDate(time.clock.date)} at ${timeWithZone(time.instant, zone)}`,
            },
          );
          onScheduled();
        },
      },
    );
  }

  const outlives =
    !needsNoLead &&
    missing === null &&
    outlivesToken(time.instant, accessEndsAt ? new Date(accessEndsAt) : null);
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title={isByHand ? POST_TEXTS.postByHand : 'Schedule post'}
      subtitle={post.title}
      actions={
        <>
          {needsNoLead ? null : (
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
          )}
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {isByHand ? null : (
            <Button
              variant={onConnect ? 'outlined' : 'contained'}
              loading={schedule.isPending}
              disabled={missing !== null || post.text_refused}
              startIcon={<CalendarCheck size={16} strokeWidth={1.75} aria-hidden />}
              onClick={submit}
            >
              {POST_TEXTS.schedule}
            </Button>
          )}
          {needsNoLead ? (
            <Button
              variant="contained"
              loading={isPlanningByHand}
              disabled={missing !== null || tooSoon}
              startIcon={<Hand size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => onByHand(chosen)}
            >
              {POST_TEXTS.postByHand}
            </Button>
          ) : null}
        </>
      }
    >
      {/* First, since a phone shows no more of the dialog than the day and the hour. */}
      {whyItWaits === null || isByHand ? null : (
        <Box sx={{ mb: 4 }}>
          <InlineAlert tone="warn">{whyItWaits}</InlineAlert>
        </Box>
      )}
      {checksFirst ? <Box sx={{ mb: 4 }}>{checks}</Box> : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '19rem minmax(0, 1fr)' },
          gap: { xs: 3, sm: 8 },
        }}
      >
        <DateField
          label="Date"
          value={isDateRead ? chosen.date : null}
          min={today}
          today={today}
          signs={signs}
          onChange={(date) => {
            setDateRead(date !== null);
            if (date !== null) change({ date });
          }}
        />
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <TimeSelect
            value={isTimeRead ? chosen.time : null}
            onChange={(hour) => {
              setTypedTime('');
              change({ time: hour });
            }}
          />
          <TypedTime
            typed={typedTime}
            isRead={isTimeRead}
            onChange={(typed) => {
              setTypedTime(typed);
              const read = parseTypedTime(typed);
              if (read !== null) change({ time: read });
            }}
          />
          {openBeat ? (
            // Once pressed it stays, or the keyboard would lose its place.
            <Button
              variant="outlined"
              size="small"
              aria-pressed={isOpenBeat}
              startIcon={<BeatIcon size={16} strokeWidth={1.75} aria-hidden />}
              sx={{ justifySelf: 'start' }}
              onClick={() => {
                setDateRead(true);
                setTypedTime('');
                setChosen(openBeat);
              }}
            >
              {openBeat.date === post.scheduled_date ? 'Its beat' : 'Next open beat'}:{' '}
              {shortDate(openBeat.date)}, {clockLabel(openBeat.time)}
            </Button>
          ) : null}
          {post.text_refused ? <InlineAlert tone="bad">{DELIVERY_TEXTS.textRefused}</InlineAlert> : null}
          {tooSoon ? (
            <InlineAlert tone="bad">{needsNoLead ? POST_TEXTS.timePassed : SCHEDULE_TOO_SOON}</InlineAlert>
          ) : null}
          {time.note && missing === null && !tooSoon ? (
            <InlineAlert tone="warn">{time.note}</InlineAlert>
          ) : null}
          {outlives && !tooSoon ? (
            <InlineAlert tone="warn">{LINKEDIN_TEXTS.outlivesToken}</InlineAlert>
          ) : null}
          {onConnect && !isByHand ? (
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
      <ScheduleSummary
        time={time}
        missing={missing}
        heading={
          isByHand
            ? POST_TEXTS.remindedOn
            : whyItWaits === null && !onConnect
              ? POST_TEXTS.scheduledFor
              : POST_TEXTS.plannedFor
        }
        zone={zone}
        content={post.content}
        otherPosts={otherPosts}
      />
      {needsNoLead && missing === null ? handReminders(chosen.time) : null}
      {checksFirst ? null : checks}
      {openPlaces.dialog}
    </DialogFrame>
  );
}

const isSameClock = (a: WallClock, b: WallClock) => a.date === b.date && a.time === b.time;

interface ScheduleInput {
  id: string;
  /** The instant as ISO text. */
  scheduledAt: string;
  /** The zone in which the user chose it. */
  timezone: string;
}

function useSchedulePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ScheduleInput) =>
      bodyOf(await api.POST('/api/posts/linkedin/schedule', { body })),
    onSuccess: () => refreshPosts(queryClient),
    onError: (error, { id }) =>
      notify.error(POST_TEXTS.scheduleFailed, { description: error.message, about: about.post(id) }),
  });
}
