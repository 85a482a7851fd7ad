import {
  PREFERENCE_LIMITS,
  type EditingPatterns,
  type PerformanceFigures,
  type PlainDate,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { PreferencesEntity } from './preferences.entity.js';

/** A training post as the writing profile shows it (VOICE-8). */
export interface SamplePostRow {
  readonly content: string;
  /** ISO 8601. */
  readonly added_at: string;
  readonly analytics: PerformanceFigures & {
    readonly engagement_rate: number | null;
    readonly post_date: PlainDate | null;
  };
  readonly performance_insights: { readonly analytics_id: string };
}

/** A text of the user's voice interview. */
interface InterviewTextRow {
  readonly id: string;
  readonly content: string;
}

/** A writing profile without the training posts that are shown in it. */
export type PreferencesRow = Readonly<Omit<PreferencesEntity, 'sample_posts' | 'set_by_hand'>>;

/** The columns that a user can write. */
export type PreferencesValues = Partial<
  Omit<PreferencesRow, 'id' | 'user_id' | 'content_pillars' | 'version' | 'created_at' | 'updated_at'>
>;

const PREFERENCES = EntityColumns.of(PreferencesEntity);

const OWN_PILLARS = '(select content_pillars from profiles where id = $1)';

/**
 * `profiles.content_pillars` is the truth; the column of the same name mirrors it at each write (ONBOARDING-2). `sample_posts` is made
 * from the training posts where it is shown (VOICE-8).
 */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<PreferencesRow | null> {
    return (await this.findWithOrigin(userId))?.profile ?? null;
  }

  /** The profile with the names of the fields that a person was the last to change. */
  async findWithOrigin(
    userId: string,
  ): Promise<{ readonly profile: PreferencesRow; readonly set_by_hand: readonly string[] } | null> {
    const [row] = await this.database.query<PreferencesEntity>(
      `select pref.*, u.content_pillars
         from user_preferences pref join profiles u on u.id = pref.user_id
        where pref.user_id = $1`,
      [userId],
    );
    if (!row) return null;
    const { set_by_hand, sample_posts: _, ...profile } = row;
    return { profile, set_by_hand };
  }

  /** The newest training posts, without comments and articles, newest first, as many as a save may send back. */
  async findSamplePosts(userId: string): Promise<SamplePostRow[]> {
    const rows = await this.database.query<{ post: SamplePostRow }>(
      `select jsonb_build_object(
                'content', post_content, 'added_at', created_at,
                'analytics', jsonb_build_object(
                  'engagement_rate', engagement_rate, 'impressions', impressions, 'likes', likes,
                  'comments', comments, 'shares', shares, 'post_date', post_date),
                'performance_insights', jsonb_build_object('analytics_id', id)) as post
         from sample_post_analytics where user_id = $1 and kind = 'post' order by created_at desc, id desc limit $2`,
      [userId, PREFERENCE_LIMITS.listItems],
    );
    return rows.map(({ post }) => post);
  }

  /** What the user said in their interview, for a writer and an analysis: it is no post of theirs. */
  async findInterviewTexts(userId: string): Promise<InterviewTextRow[]> {
    return this.database.query<InterviewTextRow>(
      `select id, post_content as content from sample_post_analytics
        where user_id = $1 and kind = 'interview' order by created_at, id`,
      [userId],
    );
  }

  /** False when the user has preferences already; those stay as they are. Columns that are not given take the defaults. */
  async insert(userId: string, values: PreferencesValues): Promise<boolean> {
    const written = PREFERENCES.written(values, 2);
    const rows = await this.database.query(
      `insert into user_preferences (${['user_id', 'content_pillars', ...written.names].join(', ')})
       values (${['$1', OWN_PILLARS, ...written.places].join(', ')})
           on conflict (user_id) do nothing returning id`,
      [userId, ...written.values],
    );
    return rows.length === 1;
  }

  async update(userId: string, values: PreferencesValues): Promise<void> {
    const written = PREFERENCES.written(values, 2);
    const assignments = written.names.map((name, index) => `${name} = ${newValue(name, index + 2)}`);
    await this.database.query(
      `update user_preferences
          set ${[...assignments, `content_pillars = ${OWN_PILLARS}`, 'version = version + 1', 'updated_at = now()'].join(', ')}
        where user_id = $1`,
      [userId, ...written.values],
    );
  }

  /** Locks in the order of ids, so that two measurements do not wait for each other. */
  async lockAll(userIds: readonly string[]): Promise<void> {
    await this.database.query(
      'select 1 from user_preferences where user_id = any ($1::uuid[]) order by user_id for update',
      [userIds],
    );
  }

  /** Ignores users without preferences. */
  async setEditingPatterns(
    patterns: readonly { readonly user_id: string; readonly patterns: EditingPatterns }[],
  ): Promise<void> {
    await this.database.query(
      `update user_preferences pref set editing_patterns = pref.editing_patterns || n.patterns, updated_at = now()
         from unnest($1::uuid[], $2::jsonb[]) as n (user_id, patterns)
        where pref.user_id = n.user_id`,
      [
        patterns.map(({ user_id }) => user_id),
        patterns.map(({ patterns: values }) => JSON.stringify(values)),
      ],
    );
  }

  /** One statement, so that what another request saves of onboarding meanwhile is not lost. */
  async mergeOnboarding(userId: string, part: Readonly<Record<string, unknown>>): Promise<void> {
    await this.database.query(
      `update user_preferences
          set onboarding_data = onboarding_data || $2::jsonb, content_pillars = ${OWN_PILLARS}, updated_at = now()
        where user_id = $1`,
      [userId, JSON.stringify(part)],
    );
  }
}

/** The measured value wins: a page opened earlier must not overwrite it by saving all its fields. */
function newValue(column: string, position: number): string {
  if (column !== 'editing_patterns') return `$${position}`;
  return `case when editing_patterns ? 'measured_count' then editing_patterns else $${position}::jsonb end`;
}
