import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { filterSql } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { countUpTo, limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

export interface AuditRow extends Readonly<AuditEntryEntity> {
  readonly actor_email: string | null;
}

const AUDIT = EntityColumns.of(AuditEntryEntity).omit('id');

const SORTABLE = { id: 'a.id', at: 'a.at', action: 'a.action', entity: 'a.entity' };

const FILTERS = {
  q: { sql: `a.action || ' ' || a.entity || ' ' || a.entity_id`, type: 'search' },
  id: { sql: 'a.id', type: 'integer' },
  actor_id: { sql: 'a.actor_id', type: 'uuid' },
  action: { sql: 'a.action', type: 'text' },
  entity: { sql: 'a.entity', type: 'text' },
  entity_id: { sql: 'a.entity_id', type: 'text' },
} as const;

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async insert(row: Omit<AuditRow, 'id' | 'actor_email'>): Promise<void> {
    const { sql, values } = AUDIT.insert(row);
    await this.database.query(sql, values);
  }

  async insertAll(rows: readonly Omit<AuditRow, 'id' | 'actor_email'>[]): Promise<void> {
    await this.database.query(
      `insert into audit_log (${AUDIT.select()})
       select ${AUDIT.select()}
         from jsonb_to_recordset($1::jsonb)
           as r (at timestamptz, actor_id uuid, action text, entity text, entity_id text, details jsonb)`,
      [JSON.stringify(rows)],
    );
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

  async list(query: AdminListQuery): Promise<{ rows: AuditRow[]; total: number }> {
    const order = orderBy(query, SORTABLE, 'a.at');
    const { limit, offset } = limitOffset(query);
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const rows = await this.database.query<AuditRow>(
      `select a.id, ${AUDIT.select('a')}, p.email as actor_email
         from audit_log a left join profiles p on p.id = a.actor_id
        where ${where}
        order by ${order}, a.id ${query.order}
        limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from audit_log a where ${where}`),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }
}
