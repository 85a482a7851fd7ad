import type { EditingPatterns } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { PreferencesEntity } from './preferences.entity.js';

export type PreferencesRow = Readonly<PreferencesEntity>;

/** What a user can write; the rest is the row's own. */
export type PreferencesValues = Partial<
  Omit<PreferencesEntity, 'id' | 'user_id' | 'content_pillars' | 'created_at' | 'updated_at'>
>;

/** Columns of type jsonb: the driver would send a list as a PostgreSQL array. */
const JSON_COLUMNS: ReadonlySet<string> = new Set<keyof PreferencesValues>([
  'editing_patterns',
  'cta_preferences',
  'personalization_data',
  'onboarding_data',
  'sample_posts',
]);

/** `profiles.content_pillars` is the truth; the column of the same name mirrors it at each write (C-15). */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<PreferencesRow | null> {
    const [row] = await this.database.query<PreferencesRow>(
      `select pref.*, u.content_pillars
         from user_preferences pref join profiles u on u.id = pref.user_id
        where pref.user_id = $1`,
      [userId],
    );
    return row ?? null;
  }

  /** False when the user has preferences already; those stay as they are. */
  async insert(userId: string, values: PreferencesValues): Promise<boolean> {
    const { sql, parameters } = insertion(userId, values);
    const rows = await this.database.query(
      `${sql} on conflict (user_id) do nothing returning id`,
      parameters,
    );
    return rows.length === 1;
  }

  /** Writes the given columns; a first row takes the table's defaults for the others. */
  async upsert(userId: string, values: PreferencesValues): Promise<void> {
    const { sql, columns, parameters } = insertion(userId, values);
    const changes = columns.map((column) => `${column} = ${newValue(column)}, `).join('');
    await this.database.query(
      `${sql} on conflict (user_id) do update set ${changes}updated_at = now()`,
      parameters,
    );
  }

  /** Locks in the order of ids, so that two measurements do not wait for each other. */
  async lockAll(userIds: readonly string[]): Promise<void> {
    await this.database.query(
      'select 1 from user_preferences where user_id = any ($1::uuid[]) order by user_id for update',
      [userIds],
    );
  }

  /** Users without preferences stay without. */
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
    const { sql, parameters } = insertion(userId, { onboarding_data: part });
    await this.database.query(
      `${sql} on conflict (user_id) do update
         set onboarding_data = user_preferences.onboarding_data || excluded.onboarding_data, updated_at = now()`,
      parameters,
    );
  }
}

/** What was measured is the truth: a page that was opened before must not take it back by saving all its fields. */
function newValue(column: string): string {
  if (column !== 'editing_patterns') return `excluded.${column}`;
  return `case when user_preferences.editing_patterns ? 'measured_count'
               then user_preferences.editing_patterns else excluded.editing_patterns end`;
}

function insertion(userId: string, values: PreferencesValues) {
  const given = Object.entries(values);
  const columns = ['content_pillars', ...given.map(([column]) => column)];
  const placeholders = given.map((_, index) => `, $${index + 2}`).join('');
  return {
    sql: `insert into user_preferences (user_id, ${columns.join(', ')})
          values ($1, (select content_pillars from profiles where id = $1)${placeholders})`,
    columns,
    parameters: [
      userId,
      ...given.map(([column, value]): unknown => (JSON_COLUMNS.has(column) ? JSON.stringify(value) : value)),
    ],
  };
}
