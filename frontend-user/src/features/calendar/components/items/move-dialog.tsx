import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  MOVE_TEXTS,
  NEW_TIME_ON_HOLD,
  type PlainDate,
  POST_TEXTS,
  scheduleInPauseText,
} from '@drumbeat/domain';
import { DateField, DialogFrame, longDate } from '@drumbeat/ui';
import { CalendarOff } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import Typography from '@mui/material/Typography';
import { type CalendarItem, itemTitle } from '../../calendar-item';
import { type MoveTarget, usePostMove } from '../../hooks/use-moves';
import { useMoveChoice } from '../../hooks/use-move-choice';
import { FreeSlots } from './free-slots';
import { SlotChoice } from './slot-choice';
import { InlineAlert } from '../../../../components/inline-alert';
import { useInPause } from '../../../../entities/linkedin/use-in-pause';
import { timeWithZone } from '../../../../lib/text/time-format';

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
function MoveSummary({ item, date, refusal }: MoveSummaryProps) {
  const foresee = usePostMove();
  const inPause = useInPause(scheduleInPauseText);
  if (refusal !== null) return <InlineAlert tone="bad">{refusal}</InlineAlert>;
  if (item.kind === 'prompt' || date === null) return null;
  const move = foresee(item, date);
  if (move.kind !== 'schedule') return null;
  const { display_state: state } = item.post;
  const whyItWaits = state === 'on-hold' ? NEW_TIME_ON_HOLD : inPause;
  return (
    <>
      <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${whyItWaits === null && state !== 'paused' ? 'Goes out on' : POST_TEXTS.plannedFor} ${longDate(move.clock.date)} at ${timeWithZone(move.instant, move.zone)}.`}
      </Typography>
      {whyItWaits === null ? null : <InlineAlert tone="warn">{whyItWaits}</InlineAlert>}
      {move.note ? <InlineAlert tone="warn">{move.note}</InlineAlert> : null}
    </>
  );
}

/** Its choices beyond the open page: read with its code, before it opens. */
export { readDaysAhead } from '../../api/get-days-ahead';

interface MoveDialogProps {
  item: CalendarItem;
  onClose: () => void;
  onMove: (to: MoveTarget) => void;
  onTakeOff: (item: Extract<CalendarItem, { kind: 'prompt' }>) => void;
}

/** Drag and drop without dragging: choose a day and, for a prompt, the slot. Says before what will come of it. */
export default function MoveDialog({ item, onClose, onMove, onTakeOff }: MoveDialogProps) {
  const choice = useMoveChoice(item);
  const { target, refusal } = choice;
  const formId = useId();
  const move = useRef<HTMLButtonElement>(null);
  // What becomes of a post stands below the day that was just typed: it is read before the move, by a second Enter.
  const showBeforeMove = (event: KeyboardEvent) => {
    if (item.kind !== 'post' || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    move.current?.focus();
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={MOVE_TEXTS.moveTo}
      subtitle={itemTitle(item)}
      actions={
        <>
          {item.kind === 'prompt' ? (
            <Button
              variant="ghost"
              sx={{ mr: 'auto' }}
              startIcon={<CalendarOff size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => {
                onClose();
                onTakeOff(item);
              }}
            >
              {MOVE_TEXTS.takeOff}
            </Button>
          ) : null}
          <Button
            ref={move}
            type="submit"
            form={formId}
            variant="contained"
            disabled={target === null || refusal !== null}
          >
            Move
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        onKeyDown={showBeforeMove}
        onSubmit={(event) => {
          event.preventDefault();
          if (target && refusal === null) onMove(target);
        }}
        sx={{ display: 'grid', gap: 5 }}
      >
        {item.kind === 'prompt' ? (
          <FreeSlots places={choice.freePlaces} chosen={target} onChoose={choice.choose} />
        ) : null}
        <DateField
          label="Day"
          value={choice.date}
          today={choice.today}
          min={choice.today}
          autoFocus
          onChange={choice.chooseDate}
        />
        {item.kind === 'prompt' ? (
          <SlotChoice
            item={item}
            date={choice.date}
            day={choice.day}
            slot={choice.slot}
            onChoose={choice.chooseSlot}
          />
        ) : null}
        <MoveSummary item={item} date={choice.date} refusal={refusal} />
      </Box>
    </DialogFrame>
  );
}
