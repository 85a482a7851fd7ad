import { calendarWeek } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { calendarWeekQuery } from '../../../entities/calendar/get-calendar';

/** One week of the calendar; `monday` names it. */
export function useWeek(monday: string) {
  const { data, error, isFetching, refetch } = useQuery(calendarWeekQuery(monday));
  return {
    today: data?.today ?? null,
    week: data
      ? calendarWeek(
          monday,
          data.days.flatMap(({ prompts }) => prompts),
        )
      : null,
    postsOf: (date: string) => data?.days.find((day) => day.date === date)?.posts ?? [],
    isEmpty: data?.counts.all === 0,
    startedOn: data?.started_on ?? null,
    error,
    isFetching,
    refresh: () => void refetch(),
  };
}
