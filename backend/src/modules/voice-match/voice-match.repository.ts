import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isOwnText, newestFirst } from '../posts/posts.conditions.js';

/** A voice is told by what its author writes now; more posts cost more and told no more on the bench. */
const POSTS_MAX = 60;
/** A longer text is no post of LinkedIn's. */
const POST_CHARACTERS_MAX = 5_000;
/** Of a model's draft: where more of its words stand in the post, the post shows the model's voice. */
const MODEL_SHARE_MAX = 0.5;

export interface OwnPostVersion {
  readonly id: string;
  readonly version: number;
}

/** The posts that an author's voice is learned from, and those that are compared with it. */
@Injectable()
export class VoiceMatchRepository {
  constructor(private readonly database: Database) {}

  /**
   * The newest of what the user posted or gave for training, newest first, without what is mostly a model's.
   * @param exceptId the post that is compared
   */
  async findVersions(userId: string, exceptId: string | null): Promise<OwnPostVersion[]> {
    return this.database.query<OwnPostVersion>(
      `select p.id, p.version
           from posts p
          where p.user_id = $1 and p.id is distinct from $2 and ${isOwnText('p')}
            and not exists (
              select 1 from generation_history g
               where g.post_id = p.id and g.user_id = $1 and g.writer ->> 'kind' = 'model' and g.kept_share > $3)
          order by ${newestFirst('p')} limit $4`,
      [userId, exceptId, MODEL_SHARE_MAX, POSTS_MAX],
    );
  }

  /** In the order of the ids; one that is gone is left out. */
  async findTexts(userId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ content: string }>(
      `select left(p.content, $3) as content
           from unnest($2::uuid[]) with ordinality as wanted (id, place)
           join posts p on p.id = wanted.id and p.user_id = $1
          order by wanted.place`,
      [userId, ids, POST_CHARACTERS_MAX],
    );
    return rows.map(({ content }) => content);
  }

  /** The text of a post that is not in the bin; null when the user has no such post. */
  async findContent(userId: string, postId: string): Promise<string | null> {
    const [row] = await this.database.query<{ content: string }>(
      'select content from posts where id = $2 and user_id = $1 and deleted_at is null',
      [userId, postId],
    );
    return row?.content ?? null;
  }
}
