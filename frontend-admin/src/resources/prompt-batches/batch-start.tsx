import { todayInZone } from '@drumbeat/domain';
import { useGetOne } from 'react-admin';
import { DayInput } from '../../components/form/day-input';
import type { User } from '../../providers/records';

/** The first day for a slot. Today is counted in the user's zone; in the staff's until a user is chosen. */
export function BatchStart({ userId }: { userId: string | null }) {
  const { data: user } = useGetOne<User>('users', { id: userId ?? '' }, { enabled: userId !== null });
  const zone = user?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = todayInZone(new Date(), zone);
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
