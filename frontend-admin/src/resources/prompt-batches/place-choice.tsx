import TextField from '@mui/material/TextField';
import {
  addDays,
  isCalendarDay,
  SLOTS_PER_DAY,
  todayInZone,
  type PlainDate,
  zoneLabel,
} from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import { useId } from 'react';
import type { Batch, Prompt, User } from '../../providers/records';
import { useRows } from '../../providers/use-rows';

interface PlaceChoiceProps {
  prompt: Prompt;
  batch: Batch;
  user: User;
  /** Of the same batch: who chooses the place of one of them swaps both. */
  others: readonly Prompt[];
  disabled: boolean;
  onChoose: (place: { scheduled_date: PlainDate | null; slot: 1 | 2 | null }) => void;
}

const SLOTS = Array.from({ length: SLOTS_PER_DAY }, (_, index) => (index === 0 ? 1 : 2));

/** The slot that a prompt is to get: the free ones of the batch's weeks and the week after, by the calendar of its user and by what other batches propose. */
export function PlaceChoice({ prompt, batch, user, others, disabled, onChoose }: PlaceChoiceProps) {
  const id = useId();
  const { data: planned = [] } = useRows<Prompt, 'content-prompts'>('content-prompts', {
    filter: { user_id: user.id, pushed_to_calendar: true },
    sort: { field: 'scheduled_date', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  const { data: held = [] } = useRows<Prompt, 'content-prompts'>('content-prompts', {
    filter: { user_id: user.id, pushed_to_calendar: false, is_held: true },
    sort: { field: 'scheduled_date', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  const proposedElsewhere = held.filter(
    ({ batch_id, review }) => batch_id !== batch.id && review !== 'left_out',
  );
  const today = todayInZone(new Date(), user.time_zone);
  const from = batch.start_date !== null && batch.start_date > today ? batch.start_date : today;
  const places = Array.from({ length: (batch.weeks + 1) * 7 }, (_, index) => addDays(from, index))
    .filter(isCalendarDay)
    .flatMap((date) => {
      const ofDay = planned.filter(({ scheduled_date }) => scheduled_date === date);
      if (ofDay.length >= SLOTS_PER_DAY) return [];
      const proposed = proposedElsewhere.filter(({ scheduled_date }) => scheduled_date === date);
      const isFree = (slot: number) => ![...ofDay, ...proposed].some((one) => one.slot === slot);
      return SLOTS.filter(isFree).map((slot) => ({ date, slot }));
    });
  const key = (date: PlainDate | null, slot: number | null) => (date === null ? '' : `${date} ${slot ?? ''}`);
  const own = key(prompt.scheduled_date, prompt.slot);
  const isListed = own === '' || places.some(({ date, slot }) => key(date, slot) === own);
  const swapWith = (date: PlainDate, slot: number) =>
    others.find(
      (one) =>
        one.scheduled_date === date &&
        one.slot === slot &&
        one.review !== 'left_out' &&
        !one.pushed_to_calendar,
    );
  return (
    <TextField
      select
      fullWidth
      id={id}
      label="Date and slot"
      value={own}
      disabled={disabled}
      slotProps={{ select: { native: true } }}
      helperText={`By the calendar of ${user.full_name ?? user.email} (${zoneLabel(user.time_zone)})`}
      onChange={({ target: { value } }) => {
        const place = places.find(({ date, slot }) => key(date, slot) === value);
        onChoose({ scheduled_date: place?.date ?? null, slot: place ? (place.slot === 1 ? 1 : 2) : null });
      }}
    >
      <option value="">The next free slot</option>
      {isListed ? null : <option value={own}>{shortDate(prompt.scheduled_date ?? from)}</option>}
      {places.map(({ date, slot }) => {
        const other = swapWith(date, slot);
        return (
          <option key={key(date, slot)} value={key(date, slot)}>
            {shortDate(date)}, slot {slot}
            {other ? `, swapped with “${other.hook}”` : ''}
          </option>
        );
      })}
    </TextField>
  );
}
