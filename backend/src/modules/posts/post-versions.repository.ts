import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A text that a newer one replaced. */
export interface PostVersionRow {
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly written_at: Date;
  readonly replaced_at: Date;
}

/** More than a day of writing without a break, at a version every ten minutes. */
const KEPT_MAX = 200;
/** 65 texts of LinkedIn's 3,000 letters. */
const KEPT_BYTES = 200 * 1024;

const COLUMNS = 'version, title, content, written_at, replaced_at';

/** The earlier texts of posts. Callers have made sure that the post is the user's own. */
@Injectable()
export class PostVersionsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first, from below the version `before` on. `hasMore` tells of further ones. */
  async findPage(
    postId: string,
    { limit, before }: { readonly limit: number; readonly before: number | null },
  ): Promise<{ rows: PostVersionRow[]; hasMore: boolean }> {
    const rows = await this.database.query<PostVersionRow>(
      `select ${COLUMNS} from post_versions
        where post_id = $1 and ($2::int is null or version < $2)
        order by version desc limit $3`,
      [postId, before, limit + 1],
    );
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  async find(postId: string, version: number): Promise<PostVersionRow | null> {
    const [row] = await this.database.query<PostVersionRow>(
      `select ${COLUMNS} from post_versions where post_id = $1 and version = $2`,
      [postId, version],
    );
    return row ?? null;
  }

  /**
   * Keeps the post's text, which is about to be replaced. Callers hold the row's lock.
   * @param pauseMs keeps nothing when a version was kept within this time; 0 keeps in any case
   */
  async keep(postId: string, pauseMs = 0): Promise<void> {
    const kept = await this.database.query(
      `insert into post_versions (post_id, version, title, content, written_at)
       select id, version, title, content, updated_at from posts
        where id = $1
          and not exists (
            select 1 from post_versions
             where post_id = $1 and replaced_at > now() - $2 * interval '1 millisecond' and $2 > 0)
       on conflict on constraint uq_post_versions_number do nothing
       returning version`,
      [postId, pauseMs],
    );
    if (kept.length > 0) await this.dropOldest(postId);
  }

  /** A post keeps its newest versions; what is older makes room, so that no client can fill the disk with one post. */
  private async dropOldest(postId: string): Promise<void> {
    await this.database.query(
      `delete from post_versions
        where post_id = $1
          and version <= (
            select max(version) from (
              select version, row_number() over newest_first as place,
                     sum(octet_length(title) + octet_length(content)) over newest_first as bytes
                from post_versions where post_id = $1
              window newest_first as (order by version desc)) kept
             where place > $2 or (bytes > $3 and place > 1))`,
      [postId, KEPT_MAX, KEPT_BYTES],
    );
  }
}
