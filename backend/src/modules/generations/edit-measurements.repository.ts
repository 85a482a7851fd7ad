import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { MeasuredEdit, UsedText } from './measured-edits.policy.js';

export interface UsedTextRow extends UsedText {
  readonly user_id: string;
}

/** Totals of a user's edits. */
export interface EditSums {
  readonly user_id: string;
  /** Number of texts that were changed at all. */
  readonly edit_count: number;
  readonly measured_count: number;
  readonly average_changed_share: number;
}

/** Compares generated texts with the published ones. By post id, not scoped by owner. */
@Injectable()
export class EditMeasurementsRepository {
  constructor(private readonly database: Database) {}

  /** The used texts of these posts that have not been measured against the posts' present version. */
  async findUnmeasured(postIds: readonly string[]): Promise<UsedTextRow[]> {
    return this.database.query<UsedTextRow>(
      `select g.id, g.user_id, g.post_id, g.output, g.outcome, g.request ->> 'selection' is not null as has_selection,
              p.content, p.version
         from generation_history g join posts p on p.id = g.post_id and p.user_id = g.user_id
        where g.post_id = any ($1::uuid[]) and g.kind in ('draft', 'suggestion')
          and g.outcome in ('saved', 'replaced', 'inserted') and g.output <> ''
          and g.measured_post_version is distinct from p.version
        order by g.post_id, g.created_at, g.id`,
      [postIds],
    );
  }

  /** @param at the release that the edits were measured for; the first one of a text is kept */
  async save(edits: readonly MeasuredEdit[], at: Date): Promise<void> {
    await this.database.query(
      `update generation_history g
          set changed_share = n.changed, kept_share = n.kept, measured_post_version = n.version,
              released_at = coalesce(g.released_at, $5)
         from unnest($1::uuid[], $2::float8[], $3::float8[], $4::integer[]) as n (id, changed, kept, version)
        where g.id = n.id`,
      [
        edits.map(({ id }) => id),
        edits.map(({ changed_share }) => changed_share),
        edits.map(({ kept_share }) => kept_share),
        edits.map(({ version }) => version),
        at,
      ],
    );
  }

  /** One row for each user with measurements. */
  async sum(userIds: readonly string[]): Promise<EditSums[]> {
    return this.database.query<EditSums>(
      `select user_id, count(*) filter (where changed_share > 0)::integer as edit_count,
              count(*)::integer as measured_count, round(avg(changed_share), 4)::float8 as average_changed_share
         from generation_history
        where user_id = any ($1::uuid[]) and changed_share is not null
        group by user_id
        order by user_id`,
      [userIds],
    );
  }
}
