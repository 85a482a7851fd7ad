import Box from '@mui/material/Box';
import { type CalendarWeekday, PROMPT_LIMITS, todayInZone } from '@drumbeat/domain';
import { CheckboxGroupInput, maxLength, TextInput } from 'react-admin';
import { DayInput } from '../../components/form/day-input';

const DAYS: { id: CalendarWeekday; name: string }[] = [
  { id: 1, name: 'Monday' },
  { id: 3, name: 'Wednesday' },
  { id: 5, name: 'Friday' },
];

const SLOTS: { id: 1 | 2; name: string }[] = [
  { id: 1, name: 'First slot' },
  { id: 2, name: 'Second slot' },
];

/** The first day for a slot, counted in the person's zone. */
export function BatchStart({ timeZone }: { timeZone: string }) {
  const today = todayInZone(new Date(), timeZone);
  return (
    <DayInput
      source="start_date"
      label="From"
      hint="Empty: from today in the person’s time zone"
      today={today}
      min={today}
      outside="Today or a later day"
    />
  );
}

/** What a batch is asked for besides its size: days, slots, tone, and what it is to be about. */
export function OrderWishes() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <CheckboxGroupInput source="days" label="Days" choices={DAYS} helperText="None chosen: all three" />
      <CheckboxGroupInput
        source="slots"
        label="Slots of a day"
        choices={SLOTS}
        helperText="None chosen: both"
      />
      <TextInput
        source="tone"
        label="Tone"
        helperText="In a few words, such as “calm, a little dry”. A connected model is told."
        validate={maxLength(PROMPT_LIMITS.batchTone, `Keep it to ${PROMPT_LIMITS.batchTone} characters.`)}
      />
      <TextInput
        source="brief"
        label="Extra brief"
        multiline
        minRows={2}
        helperText="What they are to be about or to keep to. A connected model is told."
        validate={maxLength(PROMPT_LIMITS.batchBrief, `Keep it to ${PROMPT_LIMITS.batchBrief} characters.`)}
      />
    </Box>
  );
}

export interface Wishes {
  days?: CalendarWeekday[];
  slots?: (1 | 2)[];
  tone?: string | null;
  brief?: string | null;
}

/** The wishes as the API takes them: what is left empty is left out. */
export const wishesOf = ({ days, slots, tone, brief }: Wishes) => ({
  days: days ?? [],
  slots: slots ?? [],
  tone: tone?.trim() || null,
  brief: brief?.trim() || null,
});

/** The days and slots of an order in words, 'Monday and Friday, first slot'; null where it takes all of them. */
export function placesOf({
  days = [],
  slots = [],
}: {
  days?: readonly number[] | null;
  slots?: readonly number[] | null;
}): string | null {
  const chosenDays = DAYS.filter(({ id }) => days?.includes(id)).map(({ name }) => name);
  const [slot, ...others] = SLOTS.filter(({ id }) => slots?.includes(id)).map(({ name }) =>
    name.toLowerCase(),
  );
  const words = [
    ...(chosenDays.length > 0 ? [chosenDays.join(' and ')] : []),
    ...(slot !== undefined && others.length === 0 ? [slot] : []),
  ];
  return words.length === 0 ? null : words.join(', ');
}
