import { DAY_MS, HOUR_MS } from '@drumbeat/domain';

/** Two posts nearer than this share their readers: LinkedIn still shows the first when the second comes. */
export const CLOSE_POSTS_MS = 18 * HOUR_MS;

/** Beyond this the other post is irrelevant. */
const RELATED_MS = 7 * DAY_MS;

export interface NearestPost {
  /** Time of the other one, past or due. */
  readonly at: Date;
  readonly side: 'before' | 'after';
  /** Whole hours between the two. */
  readonly hours: number;
  /** Nearer than CLOSE_POSTS_MS. */
  readonly isClose: boolean;
}

/** The user's other post nearest to a time; null when none is within a week. */
export function nearestPost(time: Date, others: readonly Date[]): NearestPost | null {
  const distance = (at: Date) => Math.abs(at.getTime() - time.getTime());
  const nearest = others.reduce<Date | null>(
    (best, at) => (best === null || distance(at) < distance(best) ? at : best),
    null,
  );
  if (nearest === null || distance(nearest) > RELATED_MS) return null;
  return {
    at: nearest,
    side: nearest <= time ? 'before' : 'after',
    hours: Math.round(distance(nearest) / HOUR_MS),
    isClose: distance(nearest) < CLOSE_POSTS_MS,
  };
}
