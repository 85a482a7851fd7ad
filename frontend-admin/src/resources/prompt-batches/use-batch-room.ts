import { countOpenSlots, isPlainDate, PROMPT_LIMITS, todayInZone } from '@drumbeat/domain';
import { useGetList, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Prompt, User } from '../../providers/records';

interface Order {
  user_id: string | null;
  weeks: number | null;
  start_date: string | null;
}

const { min, max } = PROMPT_LIMITS.batchWeeks;
const isWeeks = (weeks: number | null) =>
  weeks !== null && Number.isInteger(weeks) && weeks >= min && weeks <= max;

/** Number of open slots in the weeks of the form's order; null until the user and the weeks are known. */
export function useBatchRoom(): number | null {
  const [userId, weeks, startDate] = useWatch<Order, ['user_id', 'weeks', 'start_date']>({
    name: ['user_id', 'weeks', 'start_date'],
  });
  const { data: user } = useGetOne<User>('users', { id: userId ?? '' }, { enabled: Boolean(userId) });
  // The days furthest ahead first: the longest batch spreads over fewer slots than one page has rows.
  const { data: planned } = useGetList<Prompt>(
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
    taken: planned.flatMap(({ scheduled_date: date, slot }) => (date === null ? [] : [{ date, slot }])),
  });
}
