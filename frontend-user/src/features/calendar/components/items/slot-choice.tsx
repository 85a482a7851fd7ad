import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { inQuotes, isCalendarDay, type CalendarDay, type PlainDate } from '@drumbeat/domain';
import { useId } from 'react';
import type { Prompt } from '../../../../entities/types';
import { useOnline } from '../../../../lib/http/use-online';
import type { CalendarItem } from '../../calendar-item';

interface SlotChoiceProps {
  item: Extract<CalendarItem, { kind: 'prompt' }>;
  /** null while none is chosen. */
  date: PlainDate | null;
  day: CalendarDay<Prompt> | undefined;
  slot: 1 | 2 | null;
  onChoose: (slot: 1 | 2) => void;
}

const names = { 1: 'First slot', 2: 'Second slot' } as const;

/** The choice between the two slots of a Monday, Wednesday or Friday, and the prompt in it. */
export function SlotChoice({ item, date, day, slot, onChoose }: SlotChoiceProps) {
  const id = useId();
  const isOnline = useOnline();
  if (date === null) return null;
  if (!isCalendarDay(date)) {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        The week shows Monday, Wednesday and Friday. Other days are in the month and in the list.
      </Typography>
    );
  }
  return (
    <Box>
      <Typography id={id} variant="label" component="p">
        Slot
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={String(slot)}
        onChange={(_event, value) => onChoose(value === '2' ? 2 : 1)}
      >
        {([1, 2] as const).map((one) => {
          return (
            <FormControlLabel
              key={one}
              value={String(one)}
              control={<Radio size="small" />}
              label={
                <>
                  {names[one]}{' '}
                  <Box component="span" sx={{ color: 'text.disabled', overflowWrap: 'anywhere' }}>
                    {day
                      ? whoIsThere(day.slots[one - 1], item)
                      : isOnline
                        ? null
                        : 'not known while you are offline'}
                  </Box>
                </>
              }
            />
          );
        })}
      </RadioGroup>
    </Box>
  );
}

function whoIsThere(taken: Prompt | null | undefined, { prompt }: SlotChoiceProps['item']): string {
  if (!taken) return 'free';
  return taken.id === prompt.id ? 'it stands here' : `changes places with ${inQuotes(taken.hook)}`;
}
