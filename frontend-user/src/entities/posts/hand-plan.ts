import type { WallClock } from '@drumbeat/domain';
import type { Post } from '../types';

/** When its author puts a post on LinkedIn; null where Drumbeat does, or nobody planned it. */
export function handPlanOf({ status, scheduled_date, hand_time, publication }: Post): WallClock | null {
  const isPlanned = publication !== null && publication.state !== 'cancelled';
  if (status !== 'draft' || scheduled_date === null || hand_time === null || isPlanned) return null;
  return { date: scheduled_date, time: hand_time };
}

/** An instant and a zone whose clock shows that time, so that it reads as other times do. */
export const asInstant = ({ date, time }: WallClock): [instant: string, zone: string] => [
  `${date}T${time}:00Z`,
  'UTC',
];
