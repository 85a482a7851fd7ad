import { PUBLICATION_STATES, postDisplay, postTabOf } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { containing } from '../../platform/http/admin-filter.js';
import { POST_COLUMNS, POST_SOURCE, type PostRow } from './post.row.js';
import type { PostListTab } from './posts.dto.js';

/** States that put a draft under "scheduled", by the domain's own rule, as an SQL list of constants. */
const SCHEDULED_STATES = PUBLICATION_STATES.filter((publicationState) => {
  const facts = { status: 'draft', scheduled_date: null, posted_at: null, hasAnalytics: false } as const;
  const { state } = postDisplay({ ...facts, publicationState }, { now: new Date(0), today: '1970-01-01' });
  return postTabOf(state) === 'scheduled';
})
  .map((state) => `'${state}'`)
  .join(', ');

/** What a tab shows and in which order. Every order ends with the id, so it is total. */
const TABS: Record<PostListTab, { where: string; key: string; direction: 'asc' | 'desc' }> = {
  all: { where: 'true', key: 'p.updated_at', direction: 'desc' },
  drafts: {
    where: `p.status = 'draft' and (pub.state is null or pub.state not in (${SCHEDULED_STATES}))`,
    key: 'p.updated_at',
    direction: 'desc',
  },
  scheduled: {
    where: `p.status = 'draft' and pub.state in (${SCHEDULED_STATES})`,
    key: 'pub.due_at',
    direction: 'asc',
  },
  // A post whose date nobody knows stands behind those that have one.
  posted: { where: `p.status = 'used'`, key: 'p.posted_at', direction: 'desc' },
  archived: { where: `p.status = 'archived'`, key: 'p.updated_at', direction: 'desc' },
  hidden: { where: 'true', key: 'p.updated_at', direction: 'desc' },
};

/** Place in a tab's order: microseconds since 1970 (a Date has milliseconds only) and the id. */
export interface PostListKey {
  readonly at: number | null;
  readonly id: string;
}

export interface PostCounts {
  readonly all: number;
  readonly drafts: number;
  readonly scheduled: number;
  readonly posted: number;
  readonly archived: number;
  readonly hidden: number;
}

/** The lists of a user's posts. Hidden posts are in none but their own (PST-10), deleted ones in none at all. */
@Injectable()
export class PostsListRepository {
  constructor(private readonly database: Database) {}

  /** One page of a tab, from behind `after` on. `next` is null on the last page. */
  async findPage(
    userId: string,
    filter: { readonly tab: PostListTab; readonly search?: string | undefined },
    page: { readonly limit: number; readonly after: PostListKey | null },
  ): Promise<{ rows: PostRow[]; next: PostListKey | null }> {
    const { where, key, direction } = TABS[filter.tab];
    const parameters: unknown[] = [userId];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const hidden = filter.tab === 'hidden' ? 'p.is_hidden' : 'not p.is_hidden';
    const conditions = ['p.user_id = $1', hidden, 'p.deleted_at is null', where];
    if (filter.search?.trim()) {
      const pattern = `${bind(containing(filter.search))} collate "und-x-icu"`;
      conditions.push(`(p.title ilike ${pattern} or p.content ilike ${pattern})`);
    }
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

  /** How many posts each tab has, in one statement. */
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
