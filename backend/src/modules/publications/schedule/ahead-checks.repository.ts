import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

export interface UpcomingPublication {
  readonly id: string;
  readonly post_id: string;
  readonly social_account_id: string;
  readonly due_at: Date;
  readonly content: string;
}

@Injectable()
export class AheadChecksRepository {
  constructor(private readonly database: Database) {}

  /** Takes publications that came within `hours` of their time since the last check, and marks them as checked. */
  async take(stage: 1 | 2, hours: number, limit: number): Promise<UpcomingPublication[]> {
    return this.database.query<UpcomingPublication>(
      `with near as (
         select id from publications
          where state = 'scheduled' and ahead_check < $1 and due_at > now() and due_at <= now() + make_interval(hours => $2)
          order by due_at, id limit $3 for update skip locked
       )
       update publications p set ahead_check = $1
         from near, posts post where p.id = near.id and post.id = p.post_id
       returning p.id, p.post_id, p.social_account_id, p.due_at, post.content`,
      [stage, hours, limit],
    );
  }
}
