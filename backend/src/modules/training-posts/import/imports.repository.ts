import type { ImportedKind } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../../platform/database/entity-columns.js';
import { containing } from '../../../platform/http/lists/admin-filter.js';
import type { ShownStanding } from './imports.dto.js';
import type { ImportFile } from './training-post-import.entity.js';
import { TrainingPostImportEntity } from './training-post-import.entity.js';
import type { ImportItem } from './known-posts.rules.js';
import {
  TrainingPostImportItemEntity,
  type ItemOutcome,
  type ItemStanding,
} from './training-post-import-item.entity.js';

const IMPORTS = EntityColumns.of(TrainingPostImportEntity);
const ITEMS = EntityColumns.of(TrainingPostImportItemEntity);
const SHOWN_ITEMS = ITEMS.omit('import_id', 'user_id', 'content_hash', 'urn');

const IMPORTABLE: readonly ItemStanding[] = ['new', 'newer_figures'];

export type ImportRow = RowOf<typeof IMPORTS>;
export type ShownItemRow = RowOf<typeof SHOWN_ITEMS>;
export type ImportItemRow = RowOf<typeof ITEMS>;

/** Items of one kind, standing, reason and outcome. */
export interface ItemCount {
  readonly kind: ImportItemRow['kind'];
  readonly standing: ItemStanding;
  readonly left_out: ImportItemRow['left_out'];
  readonly has_figures: boolean;
  /** More reactions than impressions (domain: areFiguresDoubtful). */
  readonly is_doubtful: boolean;
  readonly is_chosen: boolean;
  readonly outcome: ItemOutcome | null;
  readonly count: number;
}

/** Of these kinds all but some, and others besides; by their positions. */
export interface Choice {
  readonly kinds: readonly ImportedKind[];
  readonly allBut: readonly number[];
  readonly ids: readonly number[];
}

/** What is shown of an import's items, after a position. */
interface ItemsPage {
  readonly standing?: ShownStanding | undefined;
  readonly kind?: ImportedKind | undefined;
  readonly search?: string | undefined;
  readonly after: number;
  readonly limit: number;
}

/** Imports and what they found. Methods that take no user are called under an import's lease. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly database: Database) {}

  /** In the place of the user's earlier ones, but for those that are being imported. Returns their files. */
  async insert(userId: string, id: string, files: readonly ImportFile[]): Promise<ImportFile[]> {
    const earlier = await this.database.query<{ files: ImportFile[] | null }>(
      `delete from training_post_imports
        where user_id = $1 and not (phase = 'importing' and status in ('queued', 'working')) returning files`,
      [userId],
    );
    await this.database.query('insert into training_post_imports (id, user_id, files) values ($1, $2, $3)', [
      id,
      userId,
      JSON.stringify(files),
    ]);
    return earlier.flatMap((row) => row.files ?? []);
  }

  async find(userId: string, id: string): Promise<ImportRow | null> {
    const [row] = await this.database.query<ImportRow>(
      `select ${IMPORTS.select()} from training_post_imports where id = $1 and user_id = $2`,
      [id, userId],
    );
    return row ?? null;
  }

  async findNewest(userId: string): Promise<ImportRow | null> {
    const [row] = await this.database.query<ImportRow>(
      `select ${IMPORTS.select()} from training_post_imports where user_id = $1 order by created_at desc, id limit 1`,
      [userId],
    );
    return row ?? null;
  }

  async countItems(userId: string, id: string): Promise<ItemCount[]> {
    return this.database.query<ItemCount>(
      `select kind, standing, left_out, coalesce(impressions, engagements) is not null as has_figures,
              coalesce(greatest(engagements, coalesce(likes, 0)::bigint + coalesce(comments, 0) + coalesce(shares, 0)) > impressions, false)
                as is_doubtful,
              is_chosen, outcome, count(*)::int as count
         from training_post_import_items where import_id = $1 and user_id = $2 group by 1, 2, 3, 4, 5, 6, 7`,
      [id, userId],
    );
  }

  /** In their order, after a position. */
  async findItems(
    userId: string,
    id: string,
    { standing, kind, search, after, limit }: ItemsPage,
  ): Promise<ShownItemRow[]> {
    const standings = standing === 'importable' ? IMPORTABLE : standing && [standing];
    const sought = search?.trim();
    return this.database.query<ShownItemRow>(
      `select ${SHOWN_ITEMS.select()} from training_post_import_items
        where import_id = $1 and user_id = $2 and position > $3
          and ($4::text[] is null or standing = any ($4)) and ($5::text is null or kind = $5)
          and ($6::text is null or content ilike $6 collate "und-x-icu")
        order by position limit $7`,
      [id, userId, after, standings ?? null, kind ?? null, sought ? containing(sought) : null, limit],
    );
  }

  /** False when the import has not been read, or was chosen from before. */
  async choose(userId: string, id: string, choice: Choice): Promise<boolean> {
    const rows = await this.database.query(
      `update training_post_imports
          set phase = 'importing', status = 'queued', attempts = 0, finished_at = null, woken_at = now()
        where id = $1 and user_id = $2 and phase = 'reading' and status = 'done' returning id`,
      [id, userId],
    );
    if (rows.length === 0) return false;
    await this.database.query(
      `update training_post_import_items set is_chosen = true
        where import_id = $1 and user_id = $2 and standing = any ($3)
          and (kind = any ($4) and position <> all ($5::int[]) or position = any ($6::int[]))`,
      [id, userId, IMPORTABLE, choice.kinds, choice.allBut, choice.ids],
    );
    return true;
  }

  /** Its files; null when the user has no such import. */
  async delete(userId: string, id: string): Promise<ImportFile[] | null> {
    const [row] = await this.database.query<{ files: ImportFile[] | null }>(
      'delete from training_post_imports where id = $1 and user_id = $2 returning files',
      [id, userId],
    );
    return row === undefined ? null : (row.files ?? []);
  }

  /** Of all users; those that are worked on stay until they end. */
  async deleteOlderThan(hours: number): Promise<number> {
    const rows = await this.database.query(
      `delete from training_post_imports
        where created_at < now() - make_interval(hours => $1) and status in ('done', 'failed') returning id`,
      [hours],
    );
    return rows.length;
  }

  /** Some of an import's items, from this position on. */
  async insertItems(userId: string, id: string, from: number, items: readonly ImportItem[]): Promise<void> {
    await this.database.query(
      `insert into training_post_import_items
              (import_id, user_id, position, kind, content, content_hash, post_date, linkedin_url, urn, impressions, engagements, likes,
               comments, shares, standing, left_out, training_post_id)
       select $1, $4, $2 + (item.n - 1)::int, f.* from jsonb_array_elements($3::jsonb) with ordinality as item (fields, n),
              jsonb_to_record(item.fields) as f (kind text, content text, content_hash text, post_date date, linkedin_url text, urn text,
                impressions int, engagements int, likes int, comments int, shares int, standing text, left_out text,
                training_post_id uuid)`,
      [id, from, JSON.stringify(items), userId],
    );
  }

  /** The next chosen ones that nothing was done with. */
  async findChosen(id: string, limit: number): Promise<ImportItemRow[]> {
    return this.database.query<ImportItemRow>(
      `select ${ITEMS.select()} from training_post_import_items
        where import_id = $1 and is_chosen and outcome is null order by position limit $2`,
      [id, limit],
    );
  }

  async setOutcomes(id: string, outcomes: ReadonlyMap<number, ItemOutcome>): Promise<void> {
    await this.database.query(
      `update training_post_import_items item set outcome = done.outcome
         from unnest($2::int[], $3::text[]) as done (position, outcome)
        where item.import_id = $1 and item.position = done.position`,
      [id, [...outcomes.keys()], [...outcomes.values()]],
    );
  }
}
