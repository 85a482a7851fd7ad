import { clockLabel } from '@drumbeat/domain';
import type { CalendarPost } from '../../../../entities/types';
import { timeWithZone } from '../../../../lib/text/time-format';

/**
 * When it went out or is due, also by its author's hand; nothing without a time. In the zone whose days the calendar has, which the one
 * that it was scheduled in may not be any more.
 */
export function postTime(
  { posted_at, due_at, hand_time }: CalendarPost,
  zone: string,
  format: (at: string, zone: string) => string = timeWithZone,
): string | undefined {
  const at = posted_at ?? due_at;
  if (at !== null) return format(at, zone);
  return hand_time === null ? undefined : clockLabel(hand_time);
}
