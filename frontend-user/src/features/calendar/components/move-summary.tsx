import Typography from '@mui/material/Typography';
import { POST_TEXTS, scheduleInPauseText, type PlainDate } from '@drumbeat/domain';
import { longDate } from '@drumbeat/ui';
import { InlineAlert } from '../../../components/inline-alert';
import { useInPause } from '../../../entities/linkedin/use-in-pause';
import type { CalendarPost } from '../../../entities/types';
import { timeWithZone } from '../../../lib/time-format';
import type { CalendarItem } from '../calendar-item';
import { usePostMove } from '../hooks/use-moves';

/** A time alone lets none of these go out. */
const waits: ReadonlySet<string> = new Set<CalendarPost['display_state']>(['paused', 'on-hold']);

interface MoveSummaryProps {
  item: CalendarItem;
  /** null while none is chosen. */
  date: PlainDate | null;
  refusal: string | null;
}

/**
 * The reason why it cannot be moved there; for a post, its new time (in a pause: its planned time), and the effect of
 * daylight saving.
 */
export function MoveSummary({ item, date, refusal }: MoveSummaryProps) {
  const foresee = usePostMove();
  const inPause = useInPause(scheduleInPauseText);
  if (refusal !== null) return <InlineAlert tone="bad">{refusal}</InlineAlert>;
  if (item.kind === 'prompt' || date === null) return null;
  const move = foresee(item, date);
  if (move.kind !== 'schedule') return null;
  return (
    <>
      <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${inPause === null && !waits.has(item.post.display_state) ? 'Goes out on' : POST_TEXTS.plannedFor} ${longDate(move.clock.date)} at ${timeWithZone(move.instant, move.zone)}.`}
      </Typography>
      {inPause === null ? null : <InlineAlert tone="warn">{inPause}</InlineAlert>}
      {move.note ? <InlineAlert tone="warn">{move.note}</InlineAlert> : null}
    </>
  );
}
