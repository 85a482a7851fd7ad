import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/entity-columns.js';
import { POSTS } from '../posts.repository.js';

/** A locked post in the bin, with the fields that restoring needs. */
export type DeletedPost = RowOf<typeof DELETED>;

const DELETED = POSTS.pick('id', 'user_id', 'status', 'source_type', 'source_id');

/** Deleted posts, which all other queries leave out. */
@Injectable()
export class PostBinRepository {
  constructor(private readonly database: Database) {}

  /** Changes neither its version nor its place in a list. Callers hold the row's lock. */
  async put(userId: string, id: string, at: Date): Promise<void> {
    await this.database.query(
      'update posts set deleted_at = $3, plan_changed_at = now() where id = $1 and user_id = $2 and deleted_at is null',
      [id, userId, at],
    );
  }

  /** Null for a post that is not in the bin, or was put there before `since`. */
  async lock(userId: string, id: string, since: Date): Promise<DeletedPost | null> {
    const [post] = await this.database.query<DeletedPost>(
      `select ${DELETED.select()} from posts
        where id = $1 and user_id = $2 and deleted_at >= $3 for update`,
      [id, userId, since],
    );
    return post ?? null;
  }

  async takeOut(userId: string, id: string): Promise<void> {
    await this.database.query(
      'update posts set deleted_at = null, plan_changed_at = now() where id = $1 and user_id = $2',
      [id, userId],
    );
  }

  /** At most `limit` posts that were deleted before this, locked; a second process gets other ones. */
  async lockDeletedBefore(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'select id from posts where deleted_at < $1 order by deleted_at limit $2 for update skip locked',
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes these posts permanently, with everything that depends on them. Callers hold the rows' locks. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.database.query('delete from posts where id = any ($1::uuid[])', [ids]);
  }
}
