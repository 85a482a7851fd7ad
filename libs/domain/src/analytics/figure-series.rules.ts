import { addDays, mondayOf, type PlainDate } from '../time/plain-date.js';
import type { AnalysedPost } from './analysed-post.js';
import { type FigureTotals, figureTotals } from './figure-totals.rules.js';

/** What one point of a series holds: a post, the posts of a week from Monday, or of a month. */
export const SERIES_STEPS = ['post', 'week', 'month'] as const;
export type SeriesStep = (typeof SERIES_STEPS)[number];

/** Points that a chart shows side by side on a desktop's width. */
export const SERIES_POINTS_MAX = 40;

export interface SeriesPoint<Post> {
  /** Of the post; else the first day of the week or month. */
  readonly day: PlainDate;
  /** One for the step `post`; none for a week or month without figures. */
  readonly posts: readonly Post[];
  /** Null where no post has figures. */
  readonly totals: FigureTotals | null;
}

interface FigureSeries<Post> {
  readonly step: SeriesStep;
  /** Oldest first. Weeks and months without figures are points too, from the first to the last that has some. */
  readonly points: readonly SeriesPoint<Post>[];
}

/** The finest step with few enough points (ANALYTICS-3). @param posts oldest first */
export function figureSeries<Post extends AnalysedPost>(posts: readonly Post[]): FigureSeries<Post> {
  if (posts.length <= SERIES_POINTS_MAX)
    return { step: 'post', points: posts.map((post) => pointOf(post.day, [post])) };
  const weeks = pointsOf(posts, mondayOf, (day) => addDays(day, 7));
  if (weeks.length <= SERIES_POINTS_MAX) return { step: 'week', points: weeks };
  return { step: 'month', points: pointsOf(posts, monthOf, nextMonth) };
}

const pointOf = <Post extends AnalysedPost>(day: PlainDate, posts: readonly Post[]): SeriesPoint<Post> => ({
  day,
  posts,
  totals: figureTotals(posts),
});

function pointsOf<Post extends AnalysedPost>(
  posts: readonly Post[],
  startOf: (day: PlainDate) => PlainDate,
  next: (start: PlainDate) => PlainDate,
): SeriesPoint<Post>[] {
  const [first, last] = [posts[0], posts.at(-1)];
  if (!first || !last) return [];
  const postsFrom = new Map<PlainDate, Post[]>();
  for (let day = startOf(first.day); day <= last.day; day = next(day)) postsFrom.set(day, []);
  for (const post of posts) postsFrom.get(startOf(post.day))?.push(post);
  return [...postsFrom].map(([day, own]) => pointOf(day, own));
}

const monthOf = (day: PlainDate): PlainDate => `${day.slice(0, 7)}-01`;
/** No month has more than 31 days, and none of 31 is followed by one of fewer than 28. */
const nextMonth = (first: PlainDate): PlainDate => monthOf(addDays(first, 31));
