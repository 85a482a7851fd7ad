import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { TextFacts } from './analysed-texts.rules.js';

/** Training texts as an analysis reads them. */
@Injectable()
export class TrainingTextsRepository {
  constructor(private readonly database: Database) {}

  /** All of a user's but those of an interview, which every analysis reads besides; the newest first. */
  async findFacts(userId: string): Promise<TextFacts[]> {
    return this.database.query<TextFacts>(
      `select id, kind, impressions, engagement_rate::float8 as engagement_rate, character_count
         from sample_post_analytics where user_id = $1 and kind <> 'interview'
        order by coalesce(post_date, created_at::date) desc, created_at desc, id desc`,
      [userId],
    );
  }

  /** In the order of the ids. */
  async findTexts(userId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ post_content: string }>(
      `select post_content from sample_post_analytics join unnest($2::uuid[]) with ordinality as wanted (id, place) using (id)
        where user_id = $1 order by place`,
      [userId, ids],
    );
    return rows.map(({ post_content }) => post_content);
  }

  /** What is known of the texts with these hashes. */
  async findByHashes(
    userId: string,
    hashes: readonly string[],
  ): Promise<(Omit<TextFacts, 'id' | 'character_count'> & { readonly content_hash: string })[]> {
    return this.database.query(
      `select content_hash, kind, impressions, engagement_rate::float8 as engagement_rate
         from sample_post_analytics where user_id = $1 and content_hash = any ($2)`,
      [userId, hashes],
    );
  }
}
