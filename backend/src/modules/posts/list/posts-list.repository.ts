import {
  DATE_LIMITS,
  NEEDS_ANALYTICS_AFTER_MS,
  postDisplay,
  postGroupOf,
  postTabOf,
  PUBLICATION_STATES,
  type PostGroup,
  type PublicationState,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { containing } from '../../../platform/http/lists/admin-filter.js';
import { POST_COLUMNS, POST_SOURCE, type PostRow } from '../posts.repository.js';
import type { PostListTab } from '../posts.dto.js';

/** The displayed status of a draft by its publication's state, by the domain's rule. */
const draftIn = (publicationState: PublicationState) =>
  postDisplay(
    {
      status: 'draft',
      byHand: null,
      scheduled_date: null,
      posted_at: null,
      hasAnalytics: false,
      publicationState,
      isHeld: false,
      isPaused: false,
      isTraining: false,
    },
    { now: new Date(0), today: '1970-01-01' },
  );

/** An SQL list of constants. */
const statesWhere = (holds: (display: ReturnType<typeof draftIn>) => boolean) =>
  PUBLICATION_STATES.filter((state) => holds(draftIn(state)))
    .map((state) => `'${state}'`)
    .join(', ');

/** States in which a draft is not scheduled, those in which it will be published, and those in which publishing has stopped. */
const RESTING_STATES = statesWhere(({ state }) => postTabOf(state) === 'drafts');
const MOVING_STATES = statesWhere(({ state }) => postTabOf(state) === 'scheduled');
const STUCK_STATES = statesWhere((display) => postGroupOf(display) === 'needs-you');

/** A held one is in a publishing state but needs its user's check first; a pause ends without the user. */
const IS_STUCK = `(coalesce(pub.state in (${STUCK_STATES}), false) or pub.held_since is not null)`;

const IS_POSTED = `(p.status = 'used' or coalesce(pub.state = 'published', false))`;

/** The time at which its author posts it, or the beginning of a mere day, by their clock. */
const PLANNED_AT = `(p.scheduled_date + coalesce(p.hand_time::time, '00:00')) at time zone u.time_zone`;

/** `postGroupOf` as conditions; `now` is a parameter. A test compares the two. */
const GROUPS: Record<PostGroup, (now: string) => { where: string; key: string; direction: 'asc' | 'desc' }> =
  {
    'needs-you': (now) => ({
      where: `p.status <> 'archived' and case when ${IS_POSTED} then ${asksForFigures(now)}
      else ${IS_STUCK}
           or (coalesce(pub.state not in (${MOVING_STATES}), true) and ${isPassed(now)}) end`,
      // What was or is due first comes first. What is out and asks for its figures can wait: behind all days, mirrored there.
      key: `coalesce(case when not ${IS_POSTED} then coalesce(pub.due_at, ${PLANNED_AT}) end,
                     ${mirrored('coalesce(p.posted_at, p.updated_at)')})`,
      direction: 'asc',
    }),
    'coming-up': (now) => ({
      where: `p.status <> 'archived' and not ${IS_POSTED} and not ${IS_STUCK}
      and (coalesce(pub.state in (${MOVING_STATES}), false) or not ${isPassed(now)})`,
      // A mere day stands before the times of that day. What has no day stands behind all days, by its last change.
      key: `coalesce(pub.due_at, ${PLANNED_AT},
                     ${mirrored('p.updated_at')})`,
      direction: 'asc',
    }),
    posted: (now) => ({
      where: `p.status <> 'archived' and ${IS_POSTED} and not ${asksForFigures(now)}`,
      key: 'p.posted_at',
      direction: 'desc',
    }),
    archived: (now) => ({
      where: `p.status = 'archived' and ${now} is not null`,
      key: 'p.updated_at',
      direction: 'desc',
    }),
  };

const END_OF_DAYS = `timestamptz '${DATE_LIMITS.latest} 24:00 UTC'`;

/** Behind all days, the latest first: mirrored at their end, in whole milliseconds, which the key holds exactly (FARTHEST_AT). */
const mirrored = (instant: string) =>
  `${END_OF_DAYS} + (${END_OF_DAYS} - date_trunc('milliseconds', ${instant}))`;

const asksForFigures = (now: string) =>
  `(perf.recorded_at is null and p.source_type <> 'training' and coalesce(p.posted_at < ${now} - interval '${NEEDS_ANALYTICS_AFTER_MS} milliseconds', false))`;

/** Of a mere day, or of the time on it at which its author posts it. */
const isPassed = (now: string) =>
  `coalesce(p.scheduled_date + coalesce(p.hand_time::time, '24:00') <= ${now} at time zone u.time_zone, false)`;

/** `postTabOf` as conditions, and the order of each tab; a test compares the two. Every order ends with the id, so it is total. */
const TABS: Record<PostListTab, { where: string; key: string; direction: 'asc' | 'desc' }> = {
  all: { where: 'true', key: 'p.updated_at', direction: 'desc' },
  drafts: {
    where: `p.status = 'draft' and coalesce(pub.state in (${RESTING_STATES}), true)`,
    key: 'p.updated_at',
    direction: 'desc',
  },
  scheduled: {
    where: `p.status = 'draft' and pub.state in (${MOVING_STATES})`,
    key: 'pub.due_at',
    direction: 'asc',
  },
  // Posts without a known date sort last.
  posted: { where: `p.status <> 'archived' and ${IS_POSTED}`, key: 'p.posted_at', direction: 'desc' },
  archived: { where: `p.status = 'archived'`, key: 'p.updated_at', direction: 'desc' },
  hidden: { where: 'true', key: 'p.updated_at', direction: 'desc' },
};

/** Place in a tab's order: microseconds since 1970 (a Date has milliseconds only) and the id. */
export interface PostListKey {
  readonly at: number | null;
  readonly id: string;
}

/** Up to here a number holds whole milliseconds, counted in microseconds, exactly; no list reaches it. */
const FARTHEST_AT = 2 ** 56;

export const isPlaceInTime = (at: unknown): at is number =>
  typeof at === 'number' && Number.isInteger(at) && Math.abs(at) <= FARTHEST_AT;

export interface PostCounts {
  readonly all: number;
  readonly drafts: number;
  readonly scheduled: number;
  readonly posted: number;
  readonly archived: number;
  readonly hidden: number;
}

export interface PostListFilter {
  readonly tab: PostListTab;
  readonly search?: string | undefined;
  readonly group?: PostGroup | undefined;
  /** The time by which the groups are judged. */
  readonly now: Date;
}

/** The lists of a user's posts. Hidden posts are in none but their own (POST-7), deleted ones in none at all. */
@Injectable()
export class PostsListRepository {
  constructor(private readonly database: Database) {}

  /** One page of a tab, from behind `after` on. `next` is null on the last page. */
  async findPage(
    userId: string,
    filter: PostListFilter,
    page: { readonly limit: number; readonly after: PostListKey | null },
  ): Promise<{ rows: PostRow[]; next: PostListKey | null }> {
    const parameters: unknown[] = [userId];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const { conditions, key, direction } = found(filter, bind);
    if (page.after) conditions.push(behind(key, direction, page.after, bind));
    const rows = await this.database.query<PostRow & { key: number | null }>(
      `select ${POST_COLUMNS}, (extract(epoch from ${key}) * 1000000)::float8 as key from ${POST_SOURCE}
        where ${conditions.join(' and ')}
        order by ${key} ${direction} nulls last, p.id ${direction}
        limit ${bind(page.limit + 1)}`,
      parameters,
    );
    const hasMore = rows.length > page.limit;
    if (hasMore) rows.pop();
    const last = rows.at(-1);
    return { rows, next: hasMore && last ? { at: last.key, id: last.id } : null };
  }

  /** Number of posts on all pages. */
  async countFound(userId: string, filter: PostListFilter): Promise<number> {
    const parameters: unknown[] = [userId];
    const { conditions } = found(filter, (value) => `$${parameters.push(value)}`);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from ${POST_SOURCE} where ${conditions.join(' and ')}`,
      parameters,
    );
    return row?.count ?? 0;
  }

  /** Number of posts in each tab, in one statement. */
  async count(userId: string): Promise<PostCounts> {
    const [counts] = await this.database.query<PostCounts>(
      `select count(*) filter (where not p.is_hidden)::int as all,
              ${(['drafts', 'scheduled', 'posted', 'archived'] as const)
                .map(
                  (tab) => `count(*) filter (where not p.is_hidden and ${TABS[tab].where})::int as ${tab},`,
                )
                .join(' ')}
              count(*) filter (where p.is_hidden)::int as hidden
         from posts p left join publications pub on pub.post_id = p.id and pub.state <> 'cancelled'
        where p.user_id = $1 and p.deleted_at is null`,
      [userId],
    );
    return counts ?? { all: 0, drafts: 0, scheduled: 0, posted: 0, archived: 0, hidden: 0 };
  }
}

/** Condition and order of a filter; the user is the first parameter. */
function found({ tab, search, group, now }: PostListFilter, bind: (value: unknown) => string) {
  const ofGroup = group === undefined ? null : GROUPS[group](`${bind(now)}::timestamptz`);
  const { key, direction } = ofGroup ?? TABS[tab];
  const conditions = [
    'p.user_id = $1',
    tab === 'hidden' ? 'p.is_hidden' : 'not p.is_hidden',
    'p.deleted_at is null',
    TABS[tab].where,
  ];
  if (ofGroup !== null) conditions.push(`(${ofGroup.where})`);
  if (search?.trim()) {
    const pattern = `${bind(containing(search))} collate "und-x-icu"`;
    conditions.push(`(p.title ilike ${pattern} or p.content ilike ${pattern})`);
  }
  return { conditions, key, direction };
}

/** Rows behind a place in the order; undated rows are the last ones. */
function behind(
  key: string,
  direction: 'asc' | 'desc',
  { at, id }: PostListKey,
  bind: (value: unknown) => string,
): string {
  const sign = direction === 'asc' ? '>' : '<';
  if (at === null) return `(${key} is null and p.id ${sign} ${bind(id)}::uuid)`;
  return `((${key}, p.id) ${sign} (timestamptz 'epoch' + ${bind(at)}::bigint * interval '1 microsecond', ${bind(id)}::uuid) or ${key} is null)`;
}
