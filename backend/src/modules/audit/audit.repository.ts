import type { AuditPageKind, ListFilterName, ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { filterSql, type FilterField } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { countUpTo, limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { auditNamesWith } from './audit-search.rules.js';

export type NewAuditEntry = Omit<AuditEntryEntity, 'id'>;

export interface AuditRow extends Readonly<Omit<AuditEntryEntity, 'reading_hour'>> {
  readonly actor_email: string | null;
  readonly user_email: string | null;
  readonly is_gone: boolean;
}

const ENTRY = EntityColumns.of(AuditEntryEntity).omit('id');
const SHOWN = ENTRY.omit('reading_hour');

/** The tables of records with a page, and the kind of their ids. */
const PAGES: { readonly [Kind in AuditPageKind]: { readonly table: Kind; readonly id: keyof typeof AN_ID } } =
  {
    content_prompts: { table: 'content_prompts', id: 'integer' },
    feedback: { table: 'feedback', id: 'uuid' },
    payment_events: { table: 'payment_events', id: 'text' },
    posts: { table: 'posts', id: 'uuid' },
    profiles: { table: 'profiles', id: 'uuid' },
    prompt_batches: { table: 'prompt_batches', id: 'uuid' },
    publications: { table: 'publications', id: 'uuid' },
    staff_messages: { table: 'staff_messages', id: 'uuid' },
  };

/** What can be an id of this kind. */
const AN_ID = {
  uuid: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  integer: '^[0-9]{1,9}$',
  text: '',
};

/** True for a record that has no page any more. Accounts that were deleted have another id here, which leads nowhere. */
const IS_GONE = `case ${Object.values(PAGES)
  .map(
    ({ table, id }) =>
      `when a.entity = '${table}' and a.entity_id ~ '${AN_ID[id]}'
       then not exists (select from ${table} gone where gone.id = a.entity_id::${id})`,
  )
  .join(' ')} else false end`;

const SORTABLE: Record<ListSort<'audit-log'>, string> = {
  id: 'a.id',
  at: 'a.at',
  action: 'a.action',
  entity: 'a.entity',
};

/** Worded as the partial indexes are: reads are most of the rows. */
const IS_WRITE = `a.action not like '%.read'`;

const FILTERS: Record<Exclude<ListFilterName<'audit-log'>, 'q'>, FilterField> = {
  reads: { type: 'choice', conditions: { with: 'true', only: `a.action like '%.read'` } },
  id: { sql: 'a.id', type: 'integer' },
  actor_id: { sql: 'a.actor_id', type: 'uuid' },
  user_id: { sql: 'a.user_id', type: 'uuid' },
  action: { sql: 'a.action', type: 'text' },
  entity: { sql: 'a.entity', type: 'text' },
  entity_id: { sql: 'a.entity_id', type: 'text' },
};

/** SQL of a list of names, which are the code's own. */
const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`);

/** Finds what was done and what to, by name, or a record by how its id begins. Words of earlier versions are found whole. */
const search = (isWithReads: boolean): FilterField => ({
  type: 'search',
  sql: ({ words, text, beginning }) => {
    const { actions, records } = auditNamesWith(words, { isWithReads });
    const whole = text();
    return `(a.action in (${[...quoted(actions), whole].join(', ')})
      or a.entity in (${[...quoted(records), whole].join(', ')}) or a.entity_id like ${beginning()})`;
  },
});

const INSERT_ALL = `insert into audit_log (${ENTRY.select()})
  select ${ENTRY.select()}
    from jsonb_to_recordset($1::jsonb)
      as r (at timestamptz, actor_id uuid, user_id uuid, action text, entity text, entity_id text, details jsonb,
            reading_hour timestamptz)`;

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewAuditEntry): Promise<void> {
    const { sql, values } = ENTRY.insert(row);
    await this.database.query(sql, values);
  }

  async insertAll(rows: readonly NewAuditEntry[]): Promise<void> {
    await this.database.query(INSERT_ALL, [JSON.stringify(rows)]);
  }

  /** Adds to the row of the same hour what it does not have. In one order, so that two pages never wait for each other. */
  async addReadings(rows: readonly NewAuditEntry[]): Promise<void> {
    await this.database.query(
      `${INSERT_ALL}
        order by user_id
       on conflict (actor_id, user_id, action, reading_hour) where reading_hour is not null
       do update set details = (
            select jsonb_object_agg(key, things)
              from (select key, jsonb_agg(distinct thing) as things
                      from (select * from jsonb_each(audit_log.details)
                            union all
                            select * from jsonb_each(excluded.details)) seen (key, list),
                           jsonb_array_elements(list) thing
                     group by key) merged)
        where not audit_log.details @> excluded.details`,
      [JSON.stringify(rows)],
    );
  }

  async forget(userId: string, pseudonym: string): Promise<void> {
    await this.database.query(
      `update audit_log
          set details = '{}', user_id = $2::uuid,
              entity_id = case when entity_id = $1::uuid::text then $2::uuid::text else entity_id end
        where user_id = $1::uuid`,
      [userId, pseudonym],
    );
    await this.database.query('update audit_log set actor_id = $2 where actor_id = $1', [userId, pseudonym]);
  }

  /** True where this was done to this row since then. */
  async hasSince(
    since: Date,
    { action, entity, entity_id }: Pick<AuditRow, 'action' | 'entity' | 'entity_id'>,
  ): Promise<boolean> {
    const [row] = await this.database.query<{ has: boolean }>(
      `select exists (select from audit_log
                       where entity = $1 and entity_id = $2 and action = $3 and at >= $4) as has`,
      [entity, entity_id, action, since],
    );
    return row?.has ?? false;
  }

  /** Address of who did the newest of what was done to this row with these details; null where nobody did, or they are gone. */
  async findLastActor(
    { entity, entity_id }: Pick<AuditRow, 'entity' | 'entity_id'>,
    details: Record<string, unknown>,
  ): Promise<string | null> {
    const [row] = await this.database.query<{ email: string | null }>(
      `select p.email from audit_log a left join profiles p on p.id = a.actor_id
        where a.entity = $1 and a.entity_id = $2 and a.details @> $3::jsonb
        order by a.id desc limit 1`,
      [entity, entity_id, JSON.stringify(details)],
    );
    return row?.email ?? null;
  }

  /** Without what staff only read, unless the filter asks for it, for one kind of action, or for rows by their ids. */
  async list(query: AdminListQuery): Promise<{ rows: AuditRow[]; total: number }> {
    const order = orderBy(query, SORTABLE, 'a.at');
    const { limit, offset } = limitOffset(query);
    const { reads, action, id } = query.filter;
    const isWithReads = Boolean(reads ?? action ?? id);
    const { where: found, parameters } = filterSql(query.filter, { ...FILTERS, q: search(isWithReads) });
    const where = isWithReads ? found : `${found} and ${IS_WRITE}`;
    const rows = await this.database.query<AuditRow>(
      // The page first: what it leads to is looked up for its rows alone.
      `select a.id, ${SHOWN.select('a')}, actor.email as actor_email, about.email as user_email, ${IS_GONE} as is_gone
         from (select a.* from audit_log a where ${where}
                order by ${order}, a.id ${query.order}
                limit ${limit} offset ${offset}) a
         left join profiles actor on actor.id = a.actor_id
         left join profiles about on about.id = a.user_id
        order by ${order}, a.id ${query.order}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from audit_log a where ${where}`, 'a.at'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }
}
