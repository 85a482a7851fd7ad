import { NEW_TIME_ON_HOLD, scheduleInPauseText, type TextRange, type WallClock } from '@drumbeat/domain';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { useDaySigns } from '../../../calendar/hooks/use-day-signs';
import { useNextOpenBeat } from '../../../calendar/hooks/use-next-open-beat';
import { useOtherPosts } from '../../../calendar/hooks/use-other-posts';
import { CheckSummary } from '../../../checks/components/check-summary';
import { usePlanByHand } from '../../../../entities/posts/by-hand';
import { useConnectLinkedIn } from '../../../../entities/linkedin/authorize';
import { useInPause } from '../../../../entities/linkedin/use-in-pause';
import { useLinkedIn } from '../../../linkedin/hooks/use-linkedin';
import { ScheduleDialog } from '../../../publications/components/schedule-dialog';
import type { Post } from '../../../../entities/types';
import { linkTo } from '../../../../lib/paths';
import { useHandReminders, useQuietHours } from '../../../notifications/api/notice-settings';

export interface ScheduleForProps {
  post: Post;
  onClose: () => void;
  /** The user's choice before leaving to connect LinkedIn. */
  chosen?: WallClock | null;
  way?: 'linkedin' | 'by-hand';
  /** Shows a place in the text. */
  onShow?: ((place: TextRange) => void) | undefined;
}

/** The schedule dialog with what it needs to know of the calendar and of LinkedIn. */
export default function ScheduleFor({
  post,
  onClose,
  chosen = null,
  way = 'linkedin',
  onShow,
}: ScheduleForProps) {
  const navigate = useNavigate();
  const signs = useDaySigns();
  const otherPosts = useOtherPosts(post.id);
  const openBeat = useNextOpenBeat(post.id, post.scheduled_date);
  const { connection, expiresAt } = useLinkedIn();
  const inPause = useInPause(scheduleInPauseText);
  const connect = useConnectLinkedIn();
  const byHand = usePlanByHand();
  const quiet = useQuietHours();
  const missing = connection === 'not-connected' || connection === 'needs-reconnect';
  return (
    <ScheduleDialog
      post={post}
      initial={chosen}
      signs={signs}
      otherPosts={otherPosts}
      openBeat={openBeat}
      onShow={onShow}
      checks={
        <CheckSummary
          postId={post.id}
          content={post.content}
          findings={post.findings}
          vouched={post.vouched}
          {...(onShow ? { onShow } : {})}
        />
      }
      accessEndsAt={expiresAt}
      whyItWaits={post.display_state === 'on-hold' ? NEW_TIME_ON_HOLD : inPause}
      onConnect={
        missing
          ? ({ date, time }) => connect.mutate(linkTo.postDialog(post.id, 'schedule', `${date}T${time}`))
          : null
      }
      way={way}
      isPlanningByHand={byHand.isPending}
      quiet={quiet}
      handReminders={(time) => <HandReminders time={time} />}
      onByHand={(at) => byHand.mutate({ post, at }, { onSuccess: onClose })}
      onClose={onClose}
      onScheduled={() => {
        onClose();
        void navigate(linkTo.posts('scheduled', { updated: post.id }));
      }}
    />
  );
}

function HandReminders({ time }: { time: string }) {
  const reminders = useHandReminders(time);
  return (
    <Typography role="status" sx={{ mt: 3, color: 'text.secondary' }}>
      By hand: {reminders}
    </Typography>
  );
}
