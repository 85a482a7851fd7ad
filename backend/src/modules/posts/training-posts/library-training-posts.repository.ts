import { TRAINING_POST_TITLE } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** The fields that a training post gives to its post in the library. */
export interface TrainingPostText {
  /** The training post's id. */
  readonly source_id: string;
  readonly content: string;
  readonly hashtags: readonly string[];
  readonly posted_at: Date | null;
  readonly linkedin_url: string | null;
}

/** The posts of the library that represent training posts, one each (uq_posts_training). */
@Injectable()
export class LibraryTrainingPostsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Makes or updates the posts (TRAINING-7) and returns their ids; their rows are locked until the transaction ends. The
   * user's settings of an existing one, such as hiding it, stay; one in the bin is restored.
   */
  async put(
    userId: string,
    posts: readonly TrainingPostText[],
  ): Promise<{ readonly id: string; readonly source_id: string }[]> {
    return this.database.query<{ id: string; source_id: string }>(
      `insert into posts (user_id, title, content, hashtags, posted_at, linkedin_url, status, content_type, tone, source_type, source_id)
       select $1, $3, post.content, post.hashtags, post.posted_at, post.linkedin_url, 'used', 'post', 'professional', 'training',
              post.source_id
         from jsonb_to_recordset($2::jsonb) as post (source_id uuid, content text, hashtags text[], posted_at timestamptz, linkedin_url text)
        order by post.source_id
       on conflict (user_id, source_id) where source_type = 'training' do update
          set version = posts.version + (posts.content <> excluded.content)::int, content = excluded.content,
              hashtags = excluded.hashtags, posted_at = excluded.posted_at, linkedin_url = excluded.linkedin_url,
              deleted_at = null, updated_at = now()
       returning id, source_id`,
      [userId, JSON.stringify(posts), TRAINING_POST_TITLE],
    );
  }

  /** Its post, in the bin or not, its row locked until the transaction ends. */
  async lock(userId: string, sourceId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `select id from posts where user_id = $1 and source_type = 'training' and source_id = $2 for update`,
      [userId, sourceId],
    );
    return row?.id ?? null;
  }
}
