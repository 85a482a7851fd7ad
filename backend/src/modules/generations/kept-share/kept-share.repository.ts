import { KEPT_SHARE_DRAFTS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** The released drafts of one writer at one version of the brief. */
export interface KeptShareRow {
  readonly kind: 'built-in' | 'model';
  readonly label: string;
  readonly brief_version: number | null;
  /** Number of drafts in the medians. */
  readonly sample_size: number;
  readonly user_count: number;
  readonly kept_share: number;
  readonly minutes_to_release: number;
}

/** The built-in writer's label says what it can do for this person; it is one writer all the same. */
const LABEL = `case writer ->> 'kind' when 'model' then writer ->> 'label' else 'Built-in writer' end`;
/** Writers shown: the one at work, and those before it. */
const WRITERS = 6;

/** The medians over the newest drafts of each user, the writer of the newest release first. */
@Injectable()
export class KeptShareRepository {
  constructor(private readonly database: Database) {}

  async findOfUser(userId: string): Promise<KeptShareRow[]> {
    return this.medians('user_id = $3', userId);
  }

  /** Not scoped by owner. No user counts for more than their newest drafts. */
  async findOfAll(since: Date): Promise<KeptShareRow[]> {
    return this.medians('released_at >= $3', since);
  }

  private async medians(condition: string, value: string | Date): Promise<KeptShareRow[]> {
    return this.database.query<KeptShareRow>(
      `with drafts as (
         select user_id, writer ->> 'kind' as kind, ${LABEL} as label, brief_version, kept_share, released_at,
                extract(epoch from released_at - finished_at) / 60 as minutes,
                row_number() over (partition by user_id, writer ->> 'kind', ${LABEL}, brief_version
                                       order by released_at desc, id) as place
           from generation_history
          where kept_share is not null and ${condition})
       select kind, label, brief_version, count(*)::integer as sample_size,
              count(distinct user_id)::integer as user_count,
              percentile_cont(0.5) within group (order by kept_share)::float8 as kept_share,
              round(percentile_cont(0.5) within group (order by minutes))::float8 as minutes_to_release
         from drafts
        where place <= $1
        group by kind, label, brief_version
        order by max(released_at) desc, brief_version desc, label
        limit $2`,
      [KEPT_SHARE_DRAFTS, WRITERS, value],
    );
  }
}
