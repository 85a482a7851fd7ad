import type { WallClock } from '@drumbeat/domain';
import type { Post } from '../types';

/** When its author puts a post on LinkedIn; null where Drumbeat does, or nobody planned it. */
export function handPlanOf({ status, scheduled_date, hand_time, publication }: Post): WallClock | null {
  const isPlanned = publication !== null && publication.state !== 'cancelled';
  if (status !== 'draft' || scheduled_date === null || hand_time === null || isPlanned) return null;
  return { date: scheduled_date, time: hand_time };
}
