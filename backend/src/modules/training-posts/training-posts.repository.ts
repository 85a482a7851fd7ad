import type { PerformanceFigures } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import type { TrainingPostResponse } from './training-posts.dto.js';
import { TrainingPostEntity } from './training-post.entity.js';

const TRAINING_POSTS = EntityColumns.of(TrainingPostEntity);
const SHOWN = TRAINING_POSTS.omit('content_hash', 'synced_at') satisfies {
  readonly names: readonly (keyof TrainingPostResponse)[];
};
const COLUMNS = SHOWN.select();
export type TrainingPostRow = RowOf<typeof SHOWN>;

/** The known figures of a post, and those derived from them. */
export type TrainingPostFacts = Pick<
  TrainingPostRow,
  | keyof PerformanceFigures
  | 'engagement_rate'
  | 'performance_category'
  | 'insights'
  | 'post_date'
  | 'linkedin_url'
>;

export interface NewTrainingPost
  extends TrainingPostFacts, Pick<TrainingPostRow, 'post_content' | 'word_count' | 'character_count'> {
  /** The text normalised for comparison. */
  readonly comparable: string;
}

const HASH = (place: string) => `encode(sha256(convert_to(${place}, 'UTF8')), 'hex')`;

/** A user's training posts. Every method is scoped by the owner but for the two that say otherwise. */
@Injectable()
export class TrainingPostsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first; all of them where `limit` is null. */
  async find(userId: string, limit: number | null): Promise<TrainingPostRow[]> {
    return this.database.query<TrainingPostRow>(
      `select ${COLUMNS} from sample_post_analytics where user_id = $1 order by created_at desc, id desc limit $2`,
      [userId, limit],
    );
  }

  /** One save at a time for each user: a second one waits until the transaction of the first has ended. */
  async lockUser(userId: string): Promise<void> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('sample_post_analytics:' || $1, 0))`,
      [userId],
    );
  }

  /** Id of the training post with this text. */
  async findIdByText(userId: string, comparable: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `select id from sample_post_analytics where user_id = $1 and content_hash = ${HASH('$2')}`,
      [userId, comparable],
    );
    return row?.id ?? null;
  }

  async count(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from sample_post_analytics where user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  async insert(userId: string, { comparable, ...post }: NewTrainingPost): Promise<TrainingPostRow> {
    const { names, places, values } = TRAINING_POSTS.written(post, 3);
    const [row] = await this.database.query<TrainingPostRow>(
      `insert into sample_post_analytics (user_id, content_hash, ${names.join(', ')})
       values ($1, ${HASH('$2')}, ${places.join(', ')}) returning ${COLUMNS}`,
      [userId, comparable, ...values],
    );
    if (!row) throw new Error('The inserted training post was not answered');
    return row;
  }

  /** The training post with its row ours until the transaction ends. */
  async lockById(userId: string, id: string): Promise<TrainingPostRow | null> {
    const [row] = await this.database.query<TrainingPostRow>(
      `select ${COLUMNS} from sample_post_analytics where id = $1 and user_id = $2 for update`,
      [id, userId],
    );
    return row ?? null;
  }

  async lockAll(userId: string): Promise<void> {
    await this.database.query(
      'select 1 from sample_post_analytics where user_id = $1 order by id for update',
      [userId],
    );
  }

  /** Marks its post in the library as outdated. Callers hold the row's lock. */
  async update(userId: string, id: string, facts: TrainingPostFacts): Promise<TrainingPostRow | null> {
    const { impressions, likes, comments, shares, engagement_rate, performance_category } = facts;
    const [row] = await this.database.query<TrainingPostRow>(
      `update sample_post_analytics
          set impressions = $3, likes = $4, comments = $5, shares = $6, engagement_rate = $7, performance_category = $8,
              insights = insights || $9, post_date = $10, linkedin_url = $11, updated_at = now(),
              synced_at = case when kind <> 'post' then synced_at end
        where id = $1 and user_id = $2 returning ${COLUMNS}`,
      [
        ...[id, userId, impressions, likes, comments, shares, engagement_rate, performance_category],
        ...[JSON.stringify(facts.insights), facts.post_date, facts.linkedin_url],
      ],
    );
    return row ?? null;
  }

  /** False when the user has no such training post. */
  async delete(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'delete from sample_post_analytics where id = $1 and user_id = $2 returning id',
      [id, userId],
    );
    return rows.length === 1;
  }

  /** Its owner, not scoped by the caller. */
  async findOwner(id: string): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string }>(
      'select user_id from sample_post_analytics where id = $1',
      [id],
    );
    return row?.user_id ?? null;
  }
}
