import { COMPARED_POSTS, SAME_POST_FROM, SAME_POST_LENGTH_RATIO } from './near-duplicate-post.rules.js';
import { postName } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { NearDuplicateResponse } from './post-check.dto.js';
import { estimatedSimilarity, similarityOf, sketchOf, trigramsOf } from '../list/post-sketch.policy.js';

/** Bytes of text that one check sketches: 300 usual posts, or 40 of the longest; the next check continues. */
const SKETCHED_BYTES = 400_000;
/** An estimate may be this much below the similarity. */
const ESTIMATE_MARGIN = 0.15;
/** Posts whose full texts are compared. */
const READ_MAX = 5;

interface Comparable {
  readonly id: string;
  readonly version: number;
  readonly sketch: Buffer | null;
  readonly bytes: number;
}

/** Posts that say again what a text says, found by the sketches of their texts; only the likeliest are read. */
@Injectable()
export class PostCheckRepository {
  constructor(private readonly database: Database) {}

  /**
   * The user's post that is most like the text, from SAME_POST_FROM on. Hidden ones count, since readers saw them; a draft
   * that was archived unposted does not.
   * @param exceptId the post that the text belongs to
   */
  async findNearDuplicate(
    userId: string,
    content: string,
    exceptId: string | null,
  ): Promise<NearDuplicateResponse | null> {
    const earlier = await this.findNewest(userId, exceptId);
    const made = await this.sketchMissing(userId, earlier);
    const own = sketchOf(content);
    const length = Buffer.byteLength(content);
    const likely = earlier
      .filter(({ bytes }) => Math.max(bytes, length) <= Math.min(bytes, length) * SAME_POST_LENGTH_RATIO)
      .map(({ id, sketch }) => ({ id, sketch: sketch ?? made.get(id) }))
      .flatMap(({ id, sketch }) => (sketch ? [{ id, estimate: estimatedSimilarity(own, sketch) }] : []))
      .filter(({ estimate }) => estimate >= SAME_POST_FROM - ESTIMATE_MARGIN)
      .sort((one, other) => other.estimate - one.estimate)
      .slice(0, READ_MAX);
    return likely.length === 0
      ? null
      : this.findClosest(
          userId,
          trigramsOf(content),
          likely.map(({ id }) => id),
        );
  }

  /** The newest by each of the two indexes, then of both; no text is read. */
  private async findNewest(userId: string, exceptId: string | null): Promise<Comparable[]> {
    const newest = (hidden: string) => `
      (select id, version, updated_at, octet_length(content) as bytes,
              case when sketch_version = version then sketch end as sketch from posts
        where user_id = $1 and ${hidden} and deleted_at is null and id is distinct from $2::uuid
          and (status <> 'archived' or posted_at is not null)
        order by updated_at desc, id desc limit $3)`;
    return this.database.query<Comparable>(
      `select id, version, sketch, bytes
         from (${newest('not is_hidden')} union all ${newest('is_hidden')}) as earlier
        order by updated_at desc, id desc limit $3`,
      [userId, exceptId, COMPARED_POSTS],
    );
  }

  /** Makes the sketches that are missing or out of date, as far as one call may, and keeps them. */
  private async sketchMissing(userId: string, posts: readonly Comparable[]): Promise<Map<string, Buffer>> {
    let bytes = 0;
    const missing = posts.filter((post) => post.sketch === null && (bytes += post.bytes) <= SKETCHED_BYTES);
    if (missing.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; version: number; content: string }>(
      'select id, version, content from posts where id = any ($1::uuid[]) and user_id = $2',
      [missing.map(({ id }) => id), userId],
    );
    const made = rows.map(({ id, version, content }) => ({ id, version, sketch: sketchOf(content) }));
    // Skips a post that is being saved: waiting for it, or letting the save wait, is not worth a sketch.
    await this.database.query(
      `with free as (
         select id from posts where id = any ($1::uuid[]) and user_id = $4 order by id for update skip locked)
       update posts set sketch = made.sketch, sketch_version = made.version
         from free join unnest($1::uuid[], $2::int[], $3::bytea[]) as made (id, version, sketch) using (id)
        where posts.id = free.id and posts.version = made.version`,
      [
        made.map(({ id }) => id),
        made.map(({ version }) => version),
        made.map(({ sketch }) => sketch),
        userId,
      ],
    );
    return new Map(made.map(({ id, sketch }) => [id, sketch]));
  }

  private async findClosest(
    userId: string,
    own: ReadonlySet<number>,
    ids: readonly string[],
  ): Promise<NearDuplicateResponse | null> {
    const rows = await this.database.query<{
      id: string;
      title: string;
      posted_at: Date | null;
      content: string;
    }>(
      'select id, title, posted_at, content from posts where id = any ($1::uuid[]) and user_id = $2 order by id',
      [ids, userId],
    );
    const [closest] = rows
      .map((post) => ({ ...post, similarity: similarityOf(own, trigramsOf(post.content)) }))
      .filter(({ similarity }) => similarity >= SAME_POST_FROM)
      .sort((one, other) => other.similarity - one.similarity);
    if (!closest) return null;
    const { id: post_id, posted_at, similarity } = closest;
    return { post_id, title: postName(closest), posted_at, similarity: Math.round(similarity * 100) / 100 };
  }
}
