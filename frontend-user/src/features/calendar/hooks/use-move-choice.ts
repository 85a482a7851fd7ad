import {
  calendarWeek,
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
import type { Prompt } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { serverClock } from '../../../lib/http/server-clock';
import { calendarWeekQuery } from '../../../entities/calendar/get-calendar';
import { daysAheadQuery } from '../api/get-days-ahead';

import type { CalendarItem } from '../calendar-item';
import { usePostMove, type MoveTarget } from './use-moves';

const offeredPlaces = 4;

/** The choice in "Move to…", and its obstacles. */
export function useMoveChoice(item: CalendarItem) {
  const { time_zone: zone } = useCurrentUser();
  const [today] = useState(() => todayInZone(new Date(serverClock.now()), zone));
  const [date, setDate] = useState<PlainDate | null>(item.date < today ? today : item.date);
  const [chosenSlot, setSlot] = useState<1 | 2 | null>(null);
  const foreseePost = usePostMove();

  const isDate = date !== null;
  const week = useQuery({ ...calendarWeekQuery(mondayOf(date ?? today)), enabled: isDate });
  const ahead = useQuery(daysAheadQuery(today));
  const known = [week.data, ahead.data].find((calendar) => calendar?.days.some((one) => one.date === date));
  const day = isDate && known ? dayOf(date, promptsOf(known)) : undefined;
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
    /** Undefined until it is loaded. */
    day,
    target: !isDate || stays || post?.kind === 'none' ? null : { date, slot },
    refusal:
      post?.kind === 'refused'
        ? post.reason
        : item.kind === 'prompt' && isDate && !stays
          ? promptStaysBecause(date, today)
          : null,
    /** Null until they are loaded. */
    freePlaces: ahead.data
      ? freePlacesFrom(
          today,
          promptsOf(ahead.data),
          item.kind === 'prompt' && item.slot !== null ? item.date : null,
        ).slice(0, offeredPlaces)
      : null,
  };
}

type Days = { prompts: Prompt[] }[];
const promptsOf = ({ days }: { days: Days }) => days.flatMap(({ prompts }) => prompts);

const dayOf = (date: PlainDate, prompts: Prompt[]): CalendarDay<Prompt> | undefined =>
  calendarWeek(date, prompts).weekdays.find((day) => day.date === date);
