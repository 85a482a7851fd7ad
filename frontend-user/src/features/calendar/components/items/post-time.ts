import { clockLabel } from '@drumbeat/domain';
import type { CalendarPost } from '../../../../entities/types';
import { timeWithZone } from '../../../../lib/text/time-format';

/** When it went out or is due, also by its author's hand; nothing without a time. */
export function postTime(
  { posted_at, due_at, hand_time, time_zone }: CalendarPost,
  format: (at: string, zone: string) => string = timeWithZone,
): string | undefined {
  const at = posted_at ?? due_at;
  if (at !== null) return format(at, time_zone);
  return hand_time === null ? undefined : clockLabel(hand_time);
}
