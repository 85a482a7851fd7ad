import {
  addDays,
  calendarWeek,
  FREE_PLACES_DAYS,
  firstFreePlace,
  freePlacesFrom,
  isCalendarDay,
  mondayOf,
  promptStaysBecause,
  todayInZone,
  type CalendarDay,
  type PlainDate,
} from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Prompt } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { serverClock } from '../../../lib/server-clock';
import { calendarRangeQuery, calendarWeekQuery } from '../api/get-calendar';
import type { CalendarItem } from '../calendar-item';
import { usePostMove, type MoveTarget } from './use-moves';

const offeredPlaces = 4;

/** What is chosen in "Move to…", and what stands in its way. */
export function useMoveChoice(item: CalendarItem) {
  const { time_zone: zone } = useCurrentUser();
  const [today] = useState(() => todayInZone(new Date(serverClock.now()), zone));
  const [date, setDate] = useState<PlainDate | null>(item.date < today ? today : item.date);
  const [chosenSlot, setSlot] = useState<1 | 2 | null>(null);
  const foreseePost = usePostMove();

  const isDate = date !== null;
  const week = useQuery({ ...calendarWeekQuery(mondayOf(date ?? today)), enabled: isDate });
  const ahead = useQuery(calendarRangeQuery(mondayOf(today), addDays(mondayOf(today), FREE_PLACES_DAYS)));
  const day = isDate ? dayOf(date, promptsOf(week.data)) : undefined;
  const free = isDate ? firstFreePlace(date, day).slot : null;
  const slot = !isDate || !isCalendarDay(date) ? null : (chosenSlot ?? free ?? 1);

  const stays = item.kind === 'prompt' && item.date === date && item.slot === slot;
  const post = item.kind === 'post' && isDate ? foreseePost(item, date) : null;
  return {
    today,
    date,
    chooseDate: (chosen: PlainDate | null) => {
      setDate(chosen);
      setSlot(null);
    },
    slot,
    chooseSlot: setSlot,
    choose: (place: MoveTarget) => {
      setDate(place.date);
      setSlot(place.slot);
    },
    day,
    target: !isDate || stays || post?.kind === 'none' ? null : { date, slot },
    refusal:
      post?.kind === 'refused'
        ? post.reason
        : item.kind === 'prompt' && isDate && !stays
          ? promptStaysBecause(date, today)
          : null,
    freePlaces: freePlacesFrom(
      today,
      promptsOf(ahead.data),
      item.kind === 'prompt' && item.slot !== null ? item.date : null,
    ).slice(0, offeredPlaces),
  };
}

type Days = { prompts: Prompt[] }[];
const promptsOf = (calendar: { days: Days } | undefined) =>
  calendar?.days.flatMap(({ prompts }) => prompts) ?? [];

const dayOf = (date: PlainDate, prompts: Prompt[]): CalendarDay<Prompt> | undefined =>
  calendarWeek(date, prompts).weekdays.find((day) => day.date === date);
