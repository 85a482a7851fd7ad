import { COMPARED_POSTS, SAME_POST_FROM, SAME_POST_LENGTH_RATIO } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { NearDuplicateResponse } from './post-check.dto.js';

/** Posts that say again what a text says, found by the trigrams of their texts (pg_trgm). */
@Injectable()
export class PostCheckRepository {
  constructor(private readonly database: Database) {}

  /**
   * The user's post that is most like the text, from SAME_POST_FROM on. Hidden ones count, since readers saw them; a draft
   * that was archived unposted does not. Reads the owner's newest rows by their index and compares only those of about the same
   * length: no index on trigrams would be smaller than that (docs/adr/0007).
   * @param exceptId the post that the text belongs to
   */
  async findNearDuplicate(
    userId: string,
    content: string,
    exceptId: string | null,
  ): Promise<NearDuplicateResponse | null> {
    const [row] = await this.database.query<NearDuplicateResponse>(
      `with earlier as materialized (
         select id, title, content, posted_at from posts
          where user_id = $1 and deleted_at is null and id is distinct from $3::uuid and (status <> 'archived' or posted_at is not null)
          order by updated_at desc, id desc limit $4
       ), compared as (
         select id, title, posted_at, similarity(content, $2) as similarity from earlier
          where length(content) between length($2) / $5::float8 and length($2) * $5::float8
       )
       select id as post_id, title, posted_at, round(similarity::numeric, 2)::float8 as similarity
         from compared where similarity >= $6
        order by compared.similarity desc, id limit 1`,
      [userId, content, exceptId, COMPARED_POSTS, SAME_POST_LENGTH_RATIO, SAME_POST_FROM],
    );
    return row ?? null;
  }
}
