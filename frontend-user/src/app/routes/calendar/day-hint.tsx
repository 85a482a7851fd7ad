import { calendarPage, calendarWeek, isPlannableDate, mondayOf } from '@drumbeat/domain';
import { weekdayName } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { calendarWeekQuery } from '../../../entities/calendar/get-calendar';

/** Whether a day has room for one more prompt, if known. */
export function DayHint({ date }: { date: string }) {
  const { data } = useQuery({
    ...calendarWeekQuery(isPlannableDate(date) ? mondayOf(date) : '2000-01-03'),
    enabled: isPlannableDate(date),
  });
  if (!isPlannableDate(date)) return null;
  const day = weekdayName(date);
  if (!calendarPage(date).days.includes(date)) {
    return <>{day} is in the month and list views; the week shows Monday, Wednesday and Friday.</>;
  }
  if (!data) return <>{day}</>;
  if (date < data.today) return <>{day}, which has passed.</>;
  const prompts = data.days.flatMap((one) => one.prompts);
  const slots = calendarWeek(date, prompts).weekdays.find((one) => one.date === date)?.slots ?? [];
  const free = slots.flatMap((prompt, index) => (prompt ? [] : [index + 1]));
  if (free.length === 0) return <>{day} has its two prompts already; this one waits as a third.</>;
  return <>{free.length === 2 ? `${day}, both slots are free.` : `${day}, slot ${free[0]} is free.`}</>;
}
