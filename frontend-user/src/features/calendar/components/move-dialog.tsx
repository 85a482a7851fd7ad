import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MOVE_TEXTS } from '@drumbeat/domain';
import { DateField, DialogFrame } from '@drumbeat/ui';
import { CalendarOff } from 'lucide-react';
import { useId } from 'react';
import { itemTitle, type CalendarItem } from '../calendar-item';
import type { MoveTarget } from '../hooks/use-moves';
import { useMoveChoice } from '../hooks/use-move-choice';
import { FreeSlots } from './free-slots';
import { MoveSummary } from './move-summary';
import { SlotChoice } from './slot-choice';

/** Its choices beyond the open page: read with its code, before it opens. */
export { readDaysAhead } from '../../../entities/calendar/get-days-ahead';

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
