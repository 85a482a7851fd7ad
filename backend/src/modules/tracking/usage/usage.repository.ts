import { type PlainDate, TRACKED_FEATURES, TRACKED_PAGES, type ListFilterName } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { filterSql, type FilterField } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { searchOfPeople } from '../../../platform/http/lists/people-search.js';
import { countUpTo, limitOffset } from '../../../platform/http/lists/admin-list.js';
import type { UsageDay, UsagePersonResponse, UsedPart, VisitResponse } from './usage.dto.js';

/** Visits that the page of a person shows. */
const VISITS = 50;

/** The first part of a path, by which a page has its name. */
const PAGE = `split_part(regexp_replace(path, '^/beta(?=/)', ''), '/', 2)`;

/** What of the use since $1 is shown of `profiles p`. */
const SEEN = `
  cross join lateral (
    select count(*)::int as visits, count(distinct (started_at at time zone 'UTC')::date)::int as days,
           coalesce(round(sum(extract(epoch from last_event_at - started_at)) / 60), 0)::int as minutes,
           max(last_event_at) as last_visit_at
      from user_sessions where user_id = p.id and started_at >= $1) seen`;

const COLUMNS = `p.id, p.email, p.full_name, r.user_id is not null as is_refused, seen.visits, seen.days, seen.minutes, seen.last_visit_at`;

const PEOPLE = 'profiles p left join tracking_refusals r on r.user_id = p.id';

/**
 * Who has used it since $1, by the last visit of each. A page that is far down costs two entries of indexes for each person before it:
 * `offset 0` keeps the planner from joining all visits with all others instead.
 */
const VISITORS = `
  user_sessions visit cross join lateral (select visit.user_id as id) p
  where visit.last_event_at >= $1 and visit.started_at >= $1
    and not exists (select from user_sessions later
                     where later.user_id = visit.user_id
                       and (later.last_event_at, later.id) > (visit.last_event_at, visit.id) offset 0)`;

const FILTERS: Record<ListFilterName<'usage'>, FilterField> = {
  id: { sql: 'p.id', type: 'uuid' },
  q: searchOfPeople('p.id'),
  // A list of few: of a condition on each row the planner expects that it leaves out half of them.
  is_refused: { sql: '(p.id = any (array(select user_id from tracking_refusals)))', type: 'flag' },
};

/** The use of the product by all users, read-only. Days are those of UTC. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: Database) {}

  /** Every day from `first` to `last`, the newest first. */
  async findDays(first: PlainDate, last: PlainDate): Promise<UsageDay[]> {
    return this.database.query<UsageDay>(
      `select to_char(day, 'YYYY-MM-DD') as day, seen.people, seen.visits
         from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') day
        cross join lateral (
          select count(distinct user_id)::int as people, count(*)::int as visits
            from user_sessions
           where started_at >= day at time zone 'UTC' and started_at < (day + interval '1 day') at time zone 'UTC') seen
        order by day desc`,
      [first, last],
    );
  }

  /** Pages that have a name, the most visited first. */
  async findPages(since: Date): Promise<UsedPart[]> {
    return this.findUsed(since, 'pages_visited', PAGE, [...TRACKED_PAGES.keys()]);
  }

  /** What has a name of what was done, the most frequent first. */
  async findFeatures(since: Date): Promise<UsedPart[]> {
    return this.findUsed(since, 'features_used', 'path', [...TRACKED_FEATURES.keys()]);
  }

  async countRefusals(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from tracking_refusals',
    );
    return row?.count ?? 0;
  }

  /**
   * Who has used it since then, by the last visit, the newest first. A search finds anybody, and the filter of refusals those
   * who are counted nowhere.
   * @throws InvalidInputError for a filter that the list does not know, and for any other order
   */
  async listPeople(
    query: AdminListQuery,
    since: Date,
  ): Promise<{ rows: UsagePersonResponse[]; total: number }> {
    if ((query.sort ?? 'last_visit_at') !== 'last_visit_at' || query.order !== 'DESC') {
      throw new InvalidInputError([{ field: 'sort', message: 'sort must be last_visit_at, and order DESC' }]);
    }
    const { limit, offset } = limitOffset(query);
    const { where, parameters } = filterSql(query.filter, FILTERS, [since]);
    const { q, id, is_refused } = query.filter;
    const isOfAnybody = q !== undefined || id !== undefined || is_refused === true;
    const from = isOfAnybody
      ? `from ${PEOPLE} where ${where} and $1::timestamptz is not null`
      : `from ${VISITORS} and ${where}`;
    const page = isOfAnybody
      ? `select p.id, seen.last_visit_at from ${PEOPLE} ${SEEN} where ${where} order by seen.last_visit_at desc nulls last, p.id`
      : `select p.id, visit.last_event_at as last_visit_at ${from} order by visit.last_event_at desc, visit.id desc`;
    const rows = await this.database.query<UsagePersonResponse>(
      `select ${COLUMNS}
         from (${page} limit ${limit} offset ${offset}) shown
         join profiles p on p.id = shown.id left join tracking_refusals r on r.user_id = p.id ${SEEN}
        order by shown.last_visit_at desc nulls last, p.id`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(from, isOfAnybody ? 'p.id' : 'visit.last_event_at desc'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async findPerson(id: string, since: Date): Promise<UsagePersonResponse | null> {
    const [row] = await this.database.query<UsagePersonResponse>(
      `select ${COLUMNS} from ${PEOPLE} ${SEEN} where p.id = $2`,
      [since, id],
    );
    return row ?? null;
  }

  /** The last visits of a user. */
  async findVisits(userId: string): Promise<VisitResponse[]> {
    return this.database.query<VisitResponse>(
      `select id, started_at, last_event_at, session_data ->> 'browser' as browser, session_data ->> 'device' as device,
              pages_visited, features_used
         from user_sessions where user_id = $1 order by started_at desc, id desc limit ${VISITS}`,
      [userId],
    );
  }

  private async findUsed(
    since: Date,
    column: 'pages_visited' | 'features_used',
    name: string,
    known: readonly string[],
  ): Promise<UsedPart[]> {
    return this.database.query<UsedPart>(
      `select used.name, count(distinct user_id)::int as people, count(*)::int as visits
         from user_sessions
        cross join lateral (select distinct ${name} as name from unnest(${column}) as path) used
        where started_at >= $1 and used.name = any ($2::text[])
        group by used.name order by visits desc, used.name`,
      [since, known],
    );
  }
}
