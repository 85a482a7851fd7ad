import { Injectable } from '@nestjs/common';
import {
  type OutcomeCode,
  PUBLICATION_STATES,
  type PublicationState,
  type ListFilterName,
  type ListSort,
} from '@drumbeat/domain';
import { channelIsOpen } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { Database } from '../../../platform/database/database.js';
import { filterSql, type FilterField, type SearchedText } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { FOUND_MOST, peopleWith } from '../../../platform/http/lists/people-search.js';
import { countUpTo, limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';

export interface AdminPublicationRow {
  readonly id: string;
  readonly user_id: string;
  readonly user_email: string;
  readonly post_id: string;
  readonly post_title: string;
  readonly account_name: string;
  readonly state: PublicationState;
  readonly is_held: boolean;
  readonly is_paused: boolean;
  readonly version: number;
  readonly due_at: Date;
  readonly time_zone: string;
  readonly published_at: Date | null;
  readonly outcome: OutcomeCode | null;
  readonly evidence: string | null;
  readonly urn: string | null;
  readonly linkedin_url: string | null;
  readonly attempts_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const IS_HELD = 'p.held_since is not null';
const IS_PAUSED = `(p.state = 'scheduled' and p.held_since is null and not ${channelIsOpen('publishing')})`;

const COLUMNS = `p.id, p.user_id, u.email as user_email, p.post_id, post.title as post_title, a.display_name as account_name,
  p.state, ${IS_HELD} as is_held, ${IS_PAUSED} as is_paused, p.version, p.due_at, p.time_zone, p.published_at, p.outcome, p.evidence, p.urn, p.linkedin_url,
  (select count(*)::int from publication_attempts t where t.publication_id = p.id) as attempts_count,
  p.created_at, p.updated_at`;

/** Those that are listed. Few posts are in the bin, so that they are looked for rather than joined. */
const LISTED = `from publications p
  where not exists (select from posts gone where gone.id = p.post_id and gone.deleted_at is not null)`;

const FROM = `from publications p join profiles u on u.id = p.user_id join posts post on post.id = p.post_id and post.deleted_at is null
  join social_accounts a on a.id = p.social_account_id`;

const TO_LOOK_AT = ['uncertain', 'reconciling', 'needs_user', 'missed', 'blocked_auth', 'rejected'] as const;
/** Refused, missed, held or not confirmed: somebody has to look. The words are those of its index. */
const AT_RISK = `(p.state in (${TO_LOOK_AT.map((state) => `'${state}'`).join(', ')}) or p.held_since is not null)`;

/** The words of a state are those of its index: few publications are in one of them at any time, but those that are out. */
function inState(state: PublicationState): string {
  if (state === 'scheduled') return `(p.state = 'scheduled' and not (${IS_HELD}) and not ${IS_PAUSED})`;
  if (state === 'claimed' || state === 'sending') {
    return `(p.state in ('claimed', 'sending') and p.state = '${state}')`;
  }
  const isToLookAt = TO_LOOK_AT.some((one) => one === state);
  return isToLookAt ? `(${AT_RISK} and p.state = '${state}')` : `(p.state = '${state}')`;
}

/** SQL of an array: the posts that have the words, found by the index of the same words (`ix_posts_search`). */
const postsWith = ({ pattern }: SearchedText) =>
  `array(select found.id from posts found where found.deleted_at is null
          and search_folded(found.title || ' ' || found.content) like ${pattern()} limit ${FOUND_MOST})`;

const FILTERS: Record<ListFilterName<'publications'>, FilterField> = {
  id: { sql: 'p.id', type: 'uuid' },
  user_id: { sql: 'p.user_id', type: 'uuid' },
  post_id: { sql: 'p.post_id', type: 'uuid' },
  state: { sql: 'p.state', type: 'text' },
  /** The state, where one that waits for more than its time is no scheduled one: 'on_hold', 'paused'. */
  shown_as: {
    type: 'choice',
    conditions: {
      ...Object.fromEntries(PUBLICATION_STATES.map((state) => [state, inState(state)])),
      on_hold: `(${IS_HELD})`,
      paused: IS_PAUSED,
    },
  },
  outcome: { sql: 'p.outcome', type: 'text' },
  at_risk: { sql: AT_RISK, type: 'flag' },
  q: {
    type: 'search',
    sql: (searched) =>
      `(p.user_id = any (${peopleWith(searched)}) or p.post_id = any (${postsWith(searched)}))`,
  },
};

const SORTS: Record<ListSort<'publications'>, string> = {
  due_at: 'p.due_at',
  updated_at: 'p.updated_at',
  user_email: 'u.email',
};

/** Everybody's publications, for the console; not those of posts that their users have deleted. */
@Injectable()
export class AdminPublicationsRepository {
  constructor(private readonly database: Database) {}

  async list(query: AdminListQuery): Promise<{ rows: AdminPublicationRow[]; total: number }> {
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const { limit, offset } = limitOffset(query);
    const order = `${orderBy(query, SORTS, 'p.due_at')}, p.id ${query.order}`;
    // What is shown is joined to the rows of the page alone.
    const listed = query.sort === 'user_email' ? `${FROM} where ${where}` : `${LISTED} and ${where}`;
    const rows = await this.database.query<AdminPublicationRow>(
      `select ${COLUMNS} ${FROM}
        where p.id in (select p.id ${listed} order by ${order} limit ${limit} offset ${offset})
        order by ${order}`,
      parameters,
    );
    const counted = await this.database.query<{ total: number }>(
      countUpTo(`${LISTED} and ${where}`, 'p.due_at'),
      parameters,
    );
    return { rows, total: counted[0]?.total ?? 0 };
  }

  async find(id: string): Promise<AdminPublicationRow | null> {
    const rows = await this.database.query<AdminPublicationRow>(`select ${COLUMNS} ${FROM} where p.id = $1`, [
      id,
    ]);
    return rows[0] ?? null;
  }
}
