import { addDays, mondayOf, type PlainDate } from '../time/plain-date.js';
import { hasFigures, type KnownFigures } from '../posts/engagement.rules.js';
import { type FigureTotals, figureTotals } from './figure-totals.rules.js';

/** What one point of a series holds: a post, the posts of a week from Monday, or of a month. */
export const SERIES_STEPS = ['post', 'week', 'month'] as const;
export type SeriesStep = (typeof SERIES_STEPS)[number];

/** Points that a chart shows side by side on a desktop's width. */
export const SERIES_POINTS_MAX = 40;

/** A post that is out, with figures or without. */
interface PostOfSeries extends KnownFigures {
  /** In its user's zone. */
  readonly day: PlainDate;
}

export interface SeriesPoint<Post> {
  /** Of the post; else the first day of the week or month. */
  readonly day: PlainDate;
  /** One for the step `post`; none for a week or month without posts. */
  readonly posts: readonly Post[];
  /** Null where no post has figures. */
  readonly totals: FigureTotals | null;
}

interface FigureSeries<Post> {
  readonly step: SeriesStep;
  /** Oldest first. Weeks and months without posts are points too, from the first to the last that has some. */
  readonly points: readonly SeriesPoint<Post>[];
}

/** The finest step with few enough points (ANALYTICS-3), those of posts without figures among them. @param posts oldest first */
export function figureSeries<Post extends PostOfSeries>(posts: readonly Post[]): FigureSeries<Post> {
  if (posts.length <= SERIES_POINTS_MAX)
    return { step: 'post', points: posts.map((post) => pointOf(post.day, [post])) };
  const isWeekly = startsOf(posts, WEEKS).length <= SERIES_POINTS_MAX;
  return isWeekly
    ? { step: 'week', points: pointsOf(posts, WEEKS) }
    : { step: 'month', points: pointsOf(posts, MONTHS) };
}

const pointOf = <Post extends PostOfSeries>(day: PlainDate, posts: readonly Post[]): SeriesPoint<Post> => ({
  day,
  posts,
  totals: figureTotals(posts.filter(hasFigures)),
});

interface Periods {
  /** The first day of the one that holds a day. */
  readonly startOf: (day: PlainDate) => PlainDate;
  readonly next: (start: PlainDate) => PlainDate;
}

const monthOf = (day: PlainDate): PlainDate => `${day.slice(0, 7)}-01`;
const WEEKS: Periods = { startOf: mondayOf, next: (monday) => addDays(monday, 7) };
/** No month has more than 31 days, and none of 31 is followed by one of fewer than 28. */
const MONTHS: Periods = { startOf: monthOf, next: (first) => monthOf(addDays(first, 31)) };

/** First days of all periods from that of the first post to that of the last. */
function startsOf(posts: readonly PostOfSeries[], { startOf, next }: Periods): PlainDate[] {
  const [first, last] = [posts[0], posts.at(-1)];
  const starts: PlainDate[] = [];
  if (!first || !last) return starts;
  for (let day = startOf(first.day); day <= last.day; day = next(day)) starts.push(day);
  return starts;
}

function pointsOf<Post extends PostOfSeries>(posts: readonly Post[], periods: Periods): SeriesPoint<Post>[] {
  const postsFrom = new Map<PlainDate, Post[]>(startsOf(posts, periods).map((start) => [start, []]));
  for (const post of posts) postsFrom.get(periods.startOf(post.day))?.push(post);
  return [...postsFrom].map(([day, own]) => pointOf(day, own));
}
