import type { PerformanceFigures } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import { instantOf, microsecondsOf, timePage, type TimeKey } from '../../platform/http/lists/time-cursor.js';
import type { TrainingPostResponse } from './training-posts.dto.js';
import { TrainingPostEntity } from './training-post.entity.js';

const TRAINING_POSTS = EntityColumns.of(TrainingPostEntity);
const SHOWN = TRAINING_POSTS.omit('content_hash', 'linkedin_post', 'synced_at') satisfies {
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

/** A text with what is counted of it. */
export interface TrainingPostText extends Pick<
  TrainingPostRow,
  'post_content' | 'word_count' | 'character_count'
> {
  /** Normalised for comparison. */
  readonly comparable: string;
}

export interface NewTrainingPost extends TrainingPostFacts, TrainingPostText {
  /** URN of the post that the address names. */
  readonly linkedin_post: string | null;
}

/** What changes; a text or a URN that is left out stays. */
export interface TrainingPostChange {
  readonly facts: TrainingPostFacts;
  readonly text?: TrainingPostText | undefined;
  readonly linkedin_post?: string | null | undefined;
}

const HASH = (place: string) => `encode(sha256(convert_to(${place}::text, 'UTF8')), 'hex')`;

/** What was said in an interview is training text, and no post of anybody's: it is neither listed nor counted (VOICE-18). */
const NO_INTERVIEW = `kind <> 'interview'`;

/** A user's training posts. Every method is scoped by the owner but for the two that say otherwise. */
@Injectable()
export class TrainingPostsRepository {
  constructor(private readonly database: Database) {}

  /** One page, the newest first, from behind `after` on; all of them where `limit` is null. `next` is null on the last page. */
  async findPage(
    userId: string,
    { limit, after }: { readonly limit: number | null; readonly after: TimeKey | null },
  ): Promise<{ rows: TrainingPostRow[]; next: TimeKey | null }> {
    const parameters: unknown[] = [userId, limit === null ? null : limit + 1];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const behind = after
      ? ` and (created_at, id) < (${instantOf(bind(after.at))}, ${bind(after.id)}::uuid)`
      : '';
    const rows = await this.database.query<TrainingPostRow & TimeKey>(
      `select ${COLUMNS}, ${microsecondsOf('created_at')} as at from sample_post_analytics
        where user_id = $1 and ${NO_INTERVIEW}${behind} order by created_at desc, id desc limit $2`,
      parameters,
    );
    return timePage(rows, limit ?? rows.length);
  }

  /** One save at a time for each user: a second one waits until the transaction of the first has ended. */
  async lockUser(userId: string): Promise<void> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('sample_post_analytics:' || $1, 0))`,
      [userId],
    );
  }

  /** The training post with this text or of this post on LinkedIn, another one than `except`; the same text goes first. */
  async findSame(
    userId: string,
    {
      comparable,
      linkedin_post,
    }: { readonly comparable: string | null; readonly linkedin_post: string | null },
    except: string | null = null,
  ): Promise<TrainingPostRow | null> {
    const [row] = await this.database.query<TrainingPostRow>(
      `select ${COLUMNS} from sample_post_analytics
        where user_id = $1 and (content_hash = ${HASH('$2')} or linkedin_post = $3) and id is distinct from $4 and ${NO_INTERVIEW}
        order by content_hash = ${HASH('$2')} desc nulls last limit 1`,
      [userId, comparable, linkedin_post, except],
    );
    return row ?? null;
  }

  async count(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from sample_post_analytics where user_id = $1 and ${NO_INTERVIEW}`,
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

  /** A post that was told in an interview before is a post from now on: as one of its texts it goes. */
  async forgetInterviewText(userId: string, comparable: string): Promise<void> {
    await this.database.query(
      `delete from sample_post_analytics where user_id = $1 and kind = 'interview' and content_hash = ${HASH('$2')}`,
      [userId, comparable],
    );
  }

  /** The texts of the user's interview, in the place of those of an earlier one. A text that is a training post already stays that. */
  async replaceInterviewTexts(userId: string, texts: readonly NewTrainingPost[]): Promise<void> {
    await this.database.query(`delete from sample_post_analytics where user_id = $1 and kind = 'interview'`, [
      userId,
    ]);
    for (const { comparable, ...text } of texts) {
      const { names, places, values } = TRAINING_POSTS.written({ ...text, kind: 'interview' }, 3);
      await this.database.query(
        `insert into sample_post_analytics (user_id, content_hash, synced_at, ${names.join(', ')})
         values ($1, ${HASH('$2')}, now(), ${places.join(', ')}) on conflict do nothing`,
        [userId, comparable, ...values],
      );
    }
  }

  /** The training post with its row ours until the transaction ends. */
  async lockById(userId: string, id: string): Promise<TrainingPostRow | null> {
    const [row] = await this.database.query<TrainingPostRow>(
      `select ${COLUMNS} from sample_post_analytics where id = $1 and user_id = $2 and ${NO_INTERVIEW} for update`,
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

  /** Marks its post in the library as outdated, and with another text what an analysis found in it. Callers hold the row's lock. */
  async update(
    userId: string,
    id: string,
    { facts, text, linkedin_post }: TrainingPostChange,
  ): Promise<TrainingPostRow | null> {
    const { impressions, likes, comments, shares, engagement_rate, performance_category } = facts;
    const [row] = await this.database.query<TrainingPostRow>(
      `update sample_post_analytics
          set impressions = $3, likes = $4, comments = $5, shares = $6, engagement_rate = $7, performance_category = $8,
              insights = insights || $9, post_date = $10, linkedin_url = $11,
              linkedin_post = case when $12 then $13 else linkedin_post end,
              post_content = coalesce($14, post_content), content_hash = coalesce(${HASH('$15')}, content_hash),
              word_count = coalesce($16, word_count), character_count = coalesce($17, character_count),
              what_works = case when $14::text is null then what_works else '{}' end, updated_at = now(),
              synced_at = case when kind <> 'post' then synced_at end
        where id = $1 and user_id = $2 returning ${COLUMNS}`,
      [
        ...[id, userId, impressions, likes, comments, shares, engagement_rate, performance_category],
        ...[JSON.stringify(facts.insights), facts.post_date, facts.linkedin_url],
        ...[linkedin_post !== undefined, linkedin_post ?? null],
        ...[text?.post_content ?? null, text?.comparable ?? null, text?.word_count ?? null],
        text?.character_count ?? null,
      ],
    );
    return row ?? null;
  }

  /** Returns its text; null when the user has no such training post. */
  async delete(userId: string, id: string): Promise<string | null> {
    const [row] = await this.database.query<{ post_content: string }>(
      'delete from sample_post_analytics where id = $1 and user_id = $2 returning post_content',
      [id, userId],
    );
    return row?.post_content ?? null;
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
