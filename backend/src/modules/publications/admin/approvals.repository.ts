import { Injectable } from '@nestjs/common';
import type { PublicationState } from '@drumbeat/domain';
import { Database } from '../../../platform/database/database.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { filterSql } from '../../../platform/http/lists/admin-filter.js';
import { limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';

export interface ApprovalRow {
  readonly id: string;
  readonly post_id: string;
  readonly text: string;
  readonly state: PublicationState;
  readonly due_at: Date;
  readonly published_at: Date | null;
  readonly linkedin_url: string | null;
  readonly approved_at: Date;
  readonly approved_by: string;
  readonly source_type: string;
  readonly writer_kind: 'model' | 'built-in' | null;
  readonly writer_label: string | null;
  readonly kept_share: number | null;
}

/** A publication's newest step by which a person let this text go out. What they cancel, correct or report afterwards approves nothing. */
const APPROVED = `
  select e.at, e.actor from publication_events e
   where e.publication_id = p.id and e.actor like 'user:%'
     and e.event in ('schedule', 'edit', 'reschedule', 'still_right', 'user_publishes_again')
   order by e.id desc limit 1`;

/** Who released which exact text to LinkedIn, made how, and when: from the ledger. */
@Injectable()
export class ApprovalsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. The text is the one that was sent, word for word: it was intended for LinkedIn before the first byte left. */
  async find(userId: string, query: AdminListQuery): Promise<{ rows: ApprovalRow[]; total: number }> {
    filterSql(query.filter, {});
    const { limit, offset } = limitOffset(query);
    const from = `from publications p join posts post on post.id = p.post_id and post.deleted_at is null
      cross join lateral (${APPROVED}) approved
      where p.user_id = $1 and p.snapshot is not null`;
    const rows = await this.database.query<ApprovalRow>(
      `select released.*, drafted.kind as writer_kind, drafted.label as writer_label, drafted.kept_share::float8 as kept_share
         from (select p.id, p.post_id, p.snapshot::jsonb ->> 'commentary' as text, p.state, p.due_at, p.published_at,
                      p.linkedin_url, approved.at as approved_at, post.source_type,
                      coalesce((select u.email from profiles u where u.id = substr(approved.actor, 6)::uuid), 'A deleted account') as approved_by
                 ${from} order by ${orderBy(query, { due_at: 'p.due_at' }, 'p.due_at')}, p.id limit ${limit} offset ${offset}) released
         left join lateral (
           select g.writer ->> 'kind' as kind, g.writer ->> 'label' as label, g.kept_share
             from generation_history g
            where g.post_id = released.post_id and g.user_id = $1 and g.kind = 'draft' and g.status = 'completed'
            order by g.created_at desc, g.id desc limit 1) drafted on true
        order by released.due_at ${query.order}, released.id`,
      [userId],
    );
    const [count] = await this.database.query<{ total: number }>(`select count(*)::int as total ${from}`, [
      userId,
    ]);
    return { rows, total: count?.total ?? 0 };
  }
}
