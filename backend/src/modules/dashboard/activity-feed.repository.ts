import { type ActivityKind, TRAINING_POST_TITLE } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isOwnOut } from '../posts/posts.conditions.js';

export interface ActivityRow {
  readonly kind: ActivityKind;
  /** Of the post, training post, analysis or batch. */
  readonly id: string;
  readonly at: Date;
  /** Title and beginning of the text of a post or training post, else empty. */
  readonly title: string;
  readonly content: string;
  /** Prompts of a batch, posts of an analysis; else 1. */
  readonly count: number;
}

@Injectable()
export class ActivityFeedRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. Each kind is read by its own index, at most `limit` rows of it. */
  async find(userId: string, limit: number): Promise<ActivityRow[]> {
    return this.database.query<ActivityRow>(
      `(select 'posted' as kind, id::text, posted_at as at, title, left(content, 200) as content, 1 as count
          from posts
         where user_id = $1 and ${isOwnOut('posts')} and posted_at is not null
         order by posted_at desc, id desc limit $2)
       union all
       (select 'draft_changed', id::text, updated_at, title, left(content, 200), 1
          from posts
         where user_id = $1 and status = 'draft' and not is_hidden and deleted_at is null
         order by updated_at desc, id desc limit $2)
       union all
       (select 'training_post_added', id::text, created_at, $3, left(post_content, 200), 1
          from sample_post_analytics
         where user_id = $1 and kind = 'post'
         order by created_at desc, id desc limit $2)
       union all
       (select 'style_analysed', id::text, coalesce(finished_at, created_at), '', '', post_count
          from style_analyses
         where user_id = $1 and status = 'done'
         order by created_at desc, id desc limit $2)
       union all
       (select 'prompts_arrived', batch_id::text, max(created_at), '', '', count(*)::integer
          from content_prompts
         where user_id = $1 and batch_id is not null and pushed_to_calendar
         group by batch_id
         order by max(created_at) desc limit $2)
       order by at desc, id desc limit $2`,
      [userId, limit, TRAINING_POST_TITLE],
    );
  }
}
