import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { AdminFiguresResponse } from './dashboard.dto.js';

/** The console's numbers of the day, over all users. */
@Injectable()
export class AdminFiguresRepository {
  constructor(private readonly database: Database) {}

  /** All in one statement, each count from an index by time. */
  async find(now: Date): Promise<AdminFiguresResponse> {
    const [figures] = await this.database.query<AdminFiguresResponse>(
      `select published.*, due.*, rated.*, drafted.*, joined.*
         from (select count(*)::integer as published,
                      (count(*) filter (where published_at - due_at >= interval '1 minute'))::integer as published_late
                 from publications where state = 'published' and published_at > $1::timestamptz - interval '1 day') published,
              (select count(*)::integer as due from publications
                where state = 'scheduled' and due_at between $1 and $1::timestamptz + interval '1 day') due,
              (select round(avg(rating), 1)::float8 as prompt_rating, count(rating)::integer as prompt_ratings
                 from feedback where prompt_id is not null and updated_at > $1::timestamptz - interval '30 days') rated,
              (select count(*)::integer as drafts_written from generation_history
                where kind = 'draft' and status = 'completed' and words_forgotten_at is null
                  and created_at > $1::timestamptz - interval '1 day') drafted,
              (select count(*)::integer as signed_up from profiles
                where not is_admin and created_at > $1::timestamptz - interval '1 day') joined`,
      [now],
    );
    if (!figures) throw new Error('Counts answered no row');
    return figures;
  }
}
