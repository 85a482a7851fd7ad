import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../../platform/database/entity-columns.js';
import type { PostVersionResponse } from './post-versions.dto.js';
import { PostVersionEntity } from './post-version.entity.js';

/** More than a day of writing without a break, at a version every ten minutes. */
const KEPT_MAX = 200;
/** 65 texts of LinkedIn's 3,000 characters. */
const KEPT_BYTES = 200 * 1024;
/** Ten years of three posts a week, with ten earlier texts each. */
const KEPT_BYTES_OF_USER = 50 * 1024 ** 2;
/** Adding up what a user has costs more than keeping one text: it is done once per this many kept texts. */
const ADDED_UP_EVERY = 32n;

const SHOWN = EntityColumns.of(PostVersionEntity).omit('id', 'post_id') satisfies {
  readonly names: readonly (keyof PostVersionResponse)[];
};
export type PostVersionRow = RowOf<typeof SHOWN>;

/** The earlier texts of posts. Callers have made sure that the post is the user's own. */
@Injectable()
export class PostVersionsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first, below the version `before`. `hasMore` is true when there are more. */
  async findPage(
    postId: string,
    { limit, before }: { readonly limit: number; readonly before: number | null },
  ): Promise<{ rows: PostVersionRow[]; hasMore: boolean }> {
    const rows = await this.database.query<PostVersionRow>(
      `select ${SHOWN.select()} from post_versions
        where post_id = $1 and ($2::int is null or version < $2)
        order by version desc limit $3`,
      [postId, before, limit + 1],
    );
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  async find(postId: string, version: number): Promise<PostVersionRow | null> {
    const [row] = await this.database.query<PostVersionRow>(
      `select ${SHOWN.select()} from post_versions where post_id = $1 and version = $2`,
      [postId, version],
    );
    return row ?? null;
  }

  /**
   * Keeps the post's text, which is about to be replaced. Callers hold the row's lock.
   * @param pauseMs keeps nothing when a version was kept within this time; 0 keeps in any case
   */
  async keep(postId: string, pauseMs = 0): Promise<void> {
    const [kept] = await this.database.query<{ id: string }>(
      `insert into post_versions (post_id, version, title, content, written_at)
       select id, version, title, content, updated_at from posts
        where id = $1
          and not exists (
            select 1 from post_versions
             where post_id = $1 and replaced_at > now() - $2 * interval '1 millisecond' and $2 > 0)
       on conflict on constraint uq_post_versions_number do nothing
       returning id`,
      [postId, pauseMs],
    );
    if (!kept) return;
    await this.dropOldest(postId);
    if (BigInt(kept.id) % ADDED_UP_EVERY === 0n) await this.dropOldestOfOwner(postId);
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

  /**
   * All posts of a user together keep the texts that were replaced last, so that no client can fill the disk with many posts. A row that
   * another change is about to drop is left to it. "offset 0" keeps PostgreSQL from reading everybody's texts instead.
   */
  private async dropOldestOfOwner(postId: string): Promise<void> {
    await this.database.query(
      `delete from post_versions
        where id in (
          select id from post_versions
           where id in (
             select id from (
               select v.id, sum(v.bytes) over (order by v.id desc) as bytes
                 from posts p
                 cross join lateral (
                   select id, octet_length(title) + octet_length(content) as bytes
                     from post_versions where post_id = p.id offset 0) v
                where p.user_id = (select user_id from posts where id = $1)) kept
              where bytes > $2)
             for update skip locked)`,
      [postId, KEPT_BYTES_OF_USER],
    );
  }
}
