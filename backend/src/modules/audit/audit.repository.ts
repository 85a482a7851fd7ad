import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { filterSql } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';

export interface AuditRow {
  /** bigint as text. */
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_email: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly details: Record<string, unknown>;
}

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
    await this.database.query(
      `insert into audit_log (at, actor_id, action, entity, entity_id, details) values ($1, $2, $3, $4, $5, $6)`,
      [row.at, row.actor_id, row.action, row.entity, row.entity_id, JSON.stringify(row.details)],
    );
  }

  async insertAll(rows: readonly Omit<AuditRow, 'id' | 'actor_email'>[]): Promise<void> {
    await this.database.query(
      `insert into audit_log (at, actor_id, action, entity, entity_id, details)
       select at, actor_id, action, entity, entity_id, details
         from jsonb_to_recordset($1::jsonb)
           as r (at timestamptz, actor_id uuid, action text, entity text, entity_id text, details jsonb)`,
      [JSON.stringify(rows)],
    );
  }

  async list(query: AdminListQuery): Promise<{ rows: AuditRow[]; total: number }> {
    const order = orderBy(query, SORTABLE, 'a.at');
    const { limit, offset } = limitOffset(query);
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const rows = await this.database.query<AuditRow>(
      `select a.id, a.at, a.actor_id, p.email as actor_email, a.action, a.entity, a.entity_id, a.details
         from audit_log a left join profiles p on p.id = a.actor_id
        where ${where}
        order by ${order}, a.id ${query.order}
        limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from audit_log a where ${where}`,
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }
}
