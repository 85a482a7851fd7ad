import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A post that shows how its user writes. */
export interface ExampleRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** Which of a user's posts a writer is to learn from. */
@Injectable()
export class WritingExamplesRepository {
  constructor(private readonly database: Database) {}

  /** The newest training posts, then the newest of their own that they gave four stars or more; never `exceptId`. */
  async find(userId: string, exceptId: string | null, limit: number): Promise<ExampleRow[]> {
    return this.database.query<ExampleRow>(
      `select p.id, p.title, p.content
         from posts p
         left join feedback f on f.post_id = p.id and f.user_id = p.user_id
        where p.user_id = $1 and not p.is_hidden and p.deleted_at is null and p.id is distinct from $2
          and (p.source_type = 'training' or (p.status = 'used' and f.rating >= 4))
        order by (p.source_type = 'training') desc, f.rating desc nulls last, p.created_at desc, p.id desc
        limit $3`,
      [userId, exceptId, limit],
    );
  }
}
