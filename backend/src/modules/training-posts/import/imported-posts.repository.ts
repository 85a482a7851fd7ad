import type { ImportedKind, PerformanceCategory } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { KnownFacts, KnownPost } from './known-posts.rules.js';

/** Facts with what follows from them. */
export interface WrittenFacts extends KnownFacts {
  readonly engagement_rate: number | null;
  readonly performance_category: PerformanceCategory;
  /** URN of the post that the address names. */
  readonly linkedin_post: string | null;
}

export interface ImportedPost extends WrittenFacts {
  readonly kind: ImportedKind;
  readonly post_content: string;
  readonly content_hash: string;
  readonly word_count: number;
  readonly character_count: number;
}

const FACTS = `impressions int, engagements int, likes int, comments int, shares int, engagement_rate numeric, performance_category text,
  post_date date, linkedin_url text, linkedin_post text`;
const FACT_NAMES =
  'impressions, engagements, likes, comments, shares, engagement_rate, performance_category, post_date, linkedin_url';

/** Training posts in bulk: one statement for many. Callers hold the user's lock (TrainingPostsRepository). */
@Injectable()
export class ImportedPostsRepository {
  constructor(private readonly database: Database) {}

  /** All of a user's, without their texts. */
  async findKnown(userId: string): Promise<KnownPost[]> {
    return this.database.query<KnownPost>(
      `select id, content_hash, linkedin_url, post_date::text, impressions, engagements, likes, comments, shares
         from sample_post_analytics where user_id = $1 and kind <> 'interview' order by id`,
      [userId],
    );
  }

  /** The zone in which their days are counted. */
  async findTimeZone(userId: string): Promise<string> {
    const [profile] = await this.database.query<{ time_zone: string }>(
      'select time_zone from profiles where id = $1',
      [userId],
    );
    return profile?.time_zone ?? 'UTC';
  }

  /** The hashes of those that were added: a text or post that is there is left as it is, and what was told in an interview
   * becomes the post that it is. Comments and articles are no posts of the library. */
  async insertAll(userId: string, posts: readonly ImportedPost[]): Promise<string[]> {
    await this.database.query(
      `delete from sample_post_analytics where user_id = $1 and kind = 'interview' and content_hash = any ($2)`,
      [userId, posts.map(({ content_hash }) => content_hash)],
    );
    const rows = await this.database.query<{ content_hash: string }>(
      `insert into sample_post_analytics
              (user_id, kind, post_content, content_hash, word_count, character_count, linkedin_post, ${FACT_NAMES}, insights, synced_at)
       select $1, kind, post_content, content_hash, word_count, character_count, linkedin_post, ${FACT_NAMES},
              jsonb_build_object('performance_category', performance_category), case when kind <> 'post' then now() end
         from jsonb_to_recordset($2::jsonb) as post
              (kind text, post_content text, content_hash text, word_count int, character_count int, ${FACTS})
           on conflict do nothing returning content_hash`,
      [userId, JSON.stringify(posts)],
    );
    return rows.map(({ content_hash }) => content_hash);
  }

  /** Brings facts up to date; their posts in the library follow. The post on LinkedIn is named by one training post alone. */
  async completeAll(
    userId: string,
    facts: readonly (WrittenFacts & { readonly id: string })[],
  ): Promise<void> {
    await this.database.query(
      `update sample_post_analytics post
          set impressions = fact.impressions, engagements = fact.engagements, likes = fact.likes, comments = fact.comments,
              shares = fact.shares, engagement_rate = fact.engagement_rate, performance_category = fact.performance_category,
              insights = post.insights || jsonb_build_object('performance_category', fact.performance_category),
              post_date = fact.post_date, linkedin_url = fact.linkedin_url,
              linkedin_post = case when exists (select from sample_post_analytics other
                                                 where other.user_id = $1 and other.linkedin_post = fact.linkedin_post)
                                   then post.linkedin_post else coalesce(post.linkedin_post, fact.linkedin_post) end,
              updated_at = now(),
              synced_at = case when post.kind <> 'post' then post.synced_at end
         from jsonb_to_recordset($2::jsonb) as fact (id uuid, ${FACTS})
        where post.id = fact.id and post.user_id = $1`,
      [userId, JSON.stringify(facts)],
    );
  }
}
