import Box from '@mui/material/Box';
import { counted, countOpenSlots, isPlainDate, PROMPT_LIMITS, todayInZone } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { TriangleAlert } from 'lucide-react';
import { NumberInput, required, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { batchShortfall } from './batch-room.rules';
import { placesOf, type Wishes } from './order-wishes';
import type { Prompt, User } from '../../providers/records';
import { useRows } from '../../providers/use-rows';

interface Order extends Pick<Wishes, 'days' | 'slots'> {
  user_id: string | null;
  weeks: number | null;
  start_date: string | null;
}

const { min, max } = PROMPT_LIMITS.batchWeeks;
const isWeeks = (weeks: number | null) =>
  weeks !== null && Number.isInteger(weeks) && weeks >= min && weeks <= max;

/** Number of open slots in the weeks of the form's order, on its days; null until the user and the weeks are known. */
function useBatchRoom(): number | null {
  const [userId, weeks, startDate, days, slots] = useWatch<
    Order,
    ['user_id', 'weeks', 'start_date', 'days', 'slots']
  >({ name: ['user_id', 'weeks', 'start_date', 'days', 'slots'] });
  const { data: user } = useGetOne<User>('users', { id: userId ?? '' }, { enabled: Boolean(userId) });
  // The days furthest ahead first: the longest batch spreads over fewer slots than one page has rows.
  const { data: planned } = useRows<Prompt, 'content-prompts'>(
    'content-prompts',
    {
      filter: { user_id: userId, pushed_to_calendar: true },
      sort: { field: 'scheduled_date', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: Boolean(userId) },
  );
  if (!userId || !user || !planned || weeks === null || !isWeeks(weeks)) return null;
  const today = todayInZone(new Date(), user.time_zone);
  const isAhead = startDate !== null && isPlainDate(startDate) && startDate > today;
  return countOpenSlots({
    startDate: isAhead ? startDate : today,
    weeks,
    days: days ?? [],
    numbers: slots ?? [],
    taken: planned.flatMap(({ scheduled_date: date, slot }) => (date === null ? [] : [{ date, slot }])),
  });
}

const { batchCount, batchWeeks } = PROMPT_LIMITS;

/** The rule of a whole number within limits, with what is wrong in the words of the field’s hint. */
const wholeNumber = ({ min: least, max: most }: { min: number; max: number }) => [
  required(),
  (value: number) =>
    Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : `Give a whole number from ${least} to ${most}`,
];
const COUNT_RULES = wholeNumber(batchCount);
const WEEKS_RULES = wholeNumber(batchWeeks);

/** Number of prompts and weeks; warns when the user's calendar has too few open slots. */
export function BatchSize() {
  const count = useWatch<{ count: number | null }, 'count'>({ name: 'count' });
  const [days, slots] = useWatch<Order, ['days', 'slots']>({ name: ['days', 'slots'] });
  const places = placesOf({ days, slots });
  const room = useBatchRoom();
  const shortfall = room === null ? null : batchShortfall(count ?? 0, room);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
      <NumberInput
        source="count"
        label="How many prompts"
        min={batchCount.min}
        max={batchCount.max}
        validate={COUNT_RULES}
        helperText={
          shortfall === null ? (
            `From ${batchCount.min} to ${batchCount.max}`
          ) : (
            <Status small wraps tone="warn" icon={TriangleAlert}>
              {shortfall}
            </Status>
          )
        }
      />
      <NumberInput
        source="weeks"
        label="Over how many weeks"
        min={batchWeeks.min}
        max={batchWeeks.max}
        validate={WEEKS_RULES}
        helperText={
          room === null
            ? `From ${batchWeeks.min} to ${batchWeeks.max}, with two slots on each Monday, Wednesday and Friday`
            : `${counted(room, 'slot')} open${places === null ? ' on their Mondays, Wednesdays and Fridays' : `: ${places}`}`
        }
      />
    </Box>
  );
}
