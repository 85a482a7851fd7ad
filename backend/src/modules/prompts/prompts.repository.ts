import {
  CATEGORIES,
  categoriesOfType,
  promptTypeOf,
  type PlainDate,
  type PromptStatus,
  type PromptStatusChange,
  type PromptType,
  type PublicationState,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import { madeFrom } from './prompts.conditions.js';
import { PromptEntity } from './prompt.entity.js';
import type { PromptResponse } from './prompts.dto.js';

export const PROMPTS = EntityColumns.of(PromptEntity);

/** Columns that a prompt shows unchanged. */
export const PROMPT_FIELDS = PROMPTS.omit(
  'id',
  'user_id',
  'batch_id',
  'frame_id',
  'search_text',
  'is_held',
  'review',
  'left_out_reason',
) satisfies {
  readonly names: readonly (keyof PromptResponse)[];
};

/** A prompt with its newest post and the staff member who ordered it. */
export interface PromptRow extends RowOf<typeof PROMPT_FIELDS> {
  readonly id: string;
  readonly post_id: string | null;
  readonly post_state: PublicationState | null;
  readonly prepared_by: string | null;
}

export interface PromptWithPillarsRow extends PromptRow {
  readonly content_pillars: readonly string[];
}

/** The newest post that was made from `content_prompts p`. */
const NEWEST_POST = `
  (select post.id from posts post
    where ${madeFrom('p')}
    order by post.created_at desc limit 1)`;

/** The columns of PromptRow, of `content_prompts p`. */
export const PROMPT_COLUMNS = `
  p.id, ${PROMPT_FIELDS.select('p')},
  (select staff.full_name from prompt_batches batch join profiles staff on staff.id = batch.requested_by
    where batch.id = p.batch_id) as prepared_by,
  (select pub.state from publications pub
    where pub.user_id = p.user_id and pub.state <> 'cancelled' and pub.post_id = ${NEWEST_POST}) as post_state,
  ${NEWEST_POST} as post_id`;

const PILLARS_COLUMN = '(select content_pillars from profiles where id = p.user_id) as content_pillars';

/** The library's order as one rising number; the index ix_content_prompts_library has the same expression. */
const LIBRARY_RANK = `coalesce(date '2000-01-01' - p.scheduled_date, 2147483647)`;

/** The calendar's data besides its days. */
export interface CalendarSummary {
  readonly time_zone: string;
  readonly content_pillars: readonly string[];
  /** When the account was made. */
  readonly created_at: Date;
  readonly all: number;
  readonly used: number;
  readonly archived: number;
  readonly favorites: number;
  /** Earliest date of the prompts on the calendar; null without any. */
  readonly first_date: PlainDate | null;
  readonly last_date: PlainDate | null;
}

export interface PromptFilter {
  readonly search?: string | undefined;
  readonly type?: PromptType | undefined;
  readonly theme?: number | undefined;
  readonly status?: PromptStatus | undefined;
  readonly favorite?: boolean | undefined;
}

/** Position in the library's order. */
export interface LibraryKey {
  readonly rank: number;
  readonly id: number;
}

export interface LibraryCounts {
  readonly content_pillars: readonly string[];
  readonly total: number;
  readonly new: number;
  readonly used: number;
  readonly archived: number;
  readonly favorites: number;
}

/** A prompt by its owner and its id. */
export interface OwnedPrompt {
  readonly userId: string;
  readonly promptId: number;
}

/** Fields that a change writes; each sets `updated_at`. */
export type PromptChange = Partial<
  Pick<PromptRow, 'scheduled_date' | 'slot' | 'is_favorite' | 'status' | 'is_used' | 'pushed_to_calendar'>
>;

/** A user's prompts, without those that staff hold back. Every method is scoped by the owner. */
@Injectable()
export class PromptsRepository {
  constructor(private readonly database: Database) {}

  /**
   * One page in the order of the library (PROMPT-6), after the cursor `after`. `next` is null on the last page. The inner select
   * finds the page in the index alone (a search reads the texts as well), the outer one fetches its rows.
   */
  async findPage(
    userId: string,
    filter: PromptFilter,
    page: { readonly limit: number; readonly after: LibraryKey | null },
  ): Promise<{ rows: PromptRow[]; next: LibraryKey | null }> {
    const parameters: unknown[] = [userId];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const conditions = ['p.user_id = $1', 'not p.is_held', ...filterConditions(filter, bind)];
    if (page.after) {
      conditions.push(
        `(${LIBRARY_RANK}, p.id) > (${bind(page.after.rank)}::int, ${bind(page.after.id)}::bigint)`,
      );
    }
    const rows = await this.database.query<PromptRow & { rank: number }>(
      `select ${PROMPT_COLUMNS}, page.rank
         from (select p.id, ${LIBRARY_RANK} as rank
                 from content_prompts p
                where ${conditions.join(' and ')}
                order by ${LIBRARY_RANK}, p.id
                limit ${bind(page.limit + 1)}) page
         join content_prompts p on p.id = page.id
        order by page.rank, p.id`,
      parameters,
    );
    const more = rows.length > page.limit;
    if (more) rows.pop();
    const last = rows.at(-1);
    return { rows, next: more && last ? { rank: last.rank, id: Number(last.id) } : null };
  }

  /** Counts over all of the user's prompts, in one statement with the pillar labels that the list needs. */
  async countForLibrary(userId: string): Promise<LibraryCounts | null> {
    const [counts] = await this.database.query<LibraryCounts>(
      `select u.content_pillars, c.*
         from profiles u
        cross join lateral (
          select count(*)::int as total,
                 count(*) filter (where status = 'new')::int as new,
                 count(*) filter (where status = 'used')::int as used,
                 count(*) filter (where status = 'archived')::int as archived,
                 count(*) filter (where is_favorite)::int as favorites
            from content_prompts where user_id = u.id and not is_held) c
        where u.id = $1`,
      [userId],
    );
    return counts ?? null;
  }

  async findById(userId: string, id: number): Promise<PromptWithPillarsRow | null> {
    const [row] = await this.database.query<PromptWithPillarsRow>(
      `select ${PROMPT_COLUMNS}, ${PILLARS_COLUMN} from content_prompts p
        where p.id = $1 and p.user_id = $2 and not p.is_held`,
      [id, userId],
    );
    return row ?? null;
  }

  /** Returns the changed prompt; null when the user has none with this id and version. */
  async update(
    userId: string,
    id: number,
    change: PromptChange,
    version?: number,
  ): Promise<PromptWithPillarsRow | null> {
    const { assignments, values } = PROMPTS.written(change, 4);
    const [row] = await this.database.query<PromptWithPillarsRow>(
      `update content_prompts p set ${[...assignments, 'version = p.version + 1', 'updated_at = now()'].join(', ')}
        where p.id = $1 and p.user_id = $2 and not p.is_held and ($3::int is null or p.version = $3)
        returning ${PROMPT_COLUMNS}, ${PILLARS_COLUMN}`,
      [id, userId, version ?? null, ...values],
    );
    return row ?? null;
  }

  /** Writes the status only where it still is new, so that an archived prompt stays archived. One statement for all. */
  async updateNew(prompts: readonly OwnedPrompt[], change: PromptStatusChange): Promise<void> {
    await this.database.query(
      `update content_prompts p set status = $3, is_used = $4, version = p.version + 1, updated_at = now()
         from unnest($1::uuid[], $2::bigint[]) as n (user_id, id)
        where p.id = n.id and p.user_id = n.user_id and p.status = 'new'`,
      [
        prompts.map(({ userId }) => userId),
        prompts.map(({ promptId }) => promptId),
        change.status,
        change.is_used,
      ],
    );
  }

  /** Counts of the calendar (CALENDAR-7) and the range of dates, in one statement with the user's zone and pillars; null for no such user. */
  async summariseCalendar(userId: string): Promise<CalendarSummary | null> {
    const [summary] = await this.database.query<CalendarSummary>(
      `select u.time_zone, u.content_pillars, u.created_at, c.*
         from profiles u
        cross join lateral (
          select count(*) filter (where appears)::int as all,
                 count(*) filter (where appears and status = 'used')::int as used,
                 count(*) filter (where appears and status = 'archived')::int as archived,
                 count(*) filter (where is_favorite)::int as favorites,
                 (min(scheduled_date) filter (where appears))::text as first_date,
                 (max(scheduled_date) filter (where appears))::text as last_date
            from (select status, is_favorite, scheduled_date,
                         pushed_to_calendar and scheduled_date is not null as appears
                    from content_prompts where user_id = u.id and not is_held) p) c
        where u.id = $1`,
      [userId],
    );
    return summary ?? null;
  }

  /** Prompts on the calendar (CALENDAR-4) of the days from `from` to `to`, both included, in the order in which the calendar lays them out. */
  async findOnCalendar(userId: string, from: PlainDate, to: PlainDate): Promise<PromptRow[]> {
    return this.database.query<PromptRow>(
      `select ${PROMPT_COLUMNS}
         from content_prompts p
        where p.user_id = $1 and p.pushed_to_calendar and p.scheduled_date between $2::date and $3::date
        order by p.scheduled_date, p.slot nulls last, p.id`,
      [userId, from, to],
    );
  }
}

function filterConditions(filter: PromptFilter, bind: (value: unknown) => string): string[] {
  const conditions: string[] = [];
  const search = filter.search?.trim();
  if (search) conditions.push(`(${searchConditions(bind(search)).join(' or ')})`);
  if (filter.type === promptTypeOf('')) {
    // The type of every unknown category: all but those that are known to be something else.
    const others = CATEGORIES.filter((category) => promptTypeOf(category) !== filter.type);
    conditions.push(`p.category <> all (${bind(others)}::text[])`);
  } else if (filter.type) {
    conditions.push(`p.category = any (${bind(categoriesOfType(filter.type))}::text[])`);
  }
  if (filter.theme !== undefined) conditions.push(`p.pillar_number = ${bind(filter.theme)}`);
  if (filter.status) conditions.push(`p.status = ${bind(filter.status)}`);
  if (filter.favorite !== undefined) conditions.push(`p.is_favorite = ${bind(filter.favorite)}`);
  return conditions;
}

/**
 * Condition for cards that contain the search words (matchesPromptSearch). They are compared literally, without
 * wildcards, and folded like the texts. Labels and names are in other rows: the matching ones are found once and
 * compared by reference.
 */
function searchConditions(search: string): string[] {
  const found = (words: string) => `strpos(${words}, search_folded(${search})) > 0`;
  return [
    found('p.search_text'),
    `p.pillar_number = any (array(
       select pillar.number from profiles u, unnest(u.content_pillars) with ordinality as pillar (label, number)
        where u.id = $1 and ${found('search_folded(btrim(pillar.label))')}))`,
    `p.batch_id = any (array(
       select batch.id from prompt_batches batch join profiles staff on staff.id = batch.requested_by
        where batch.user_id = $1 and ${found('search_folded(staff.full_name)')}))`,
  ];
}
