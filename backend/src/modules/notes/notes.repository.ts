import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import { containing } from '../../platform/http/lists/admin-filter.js';
import { instantOf, microsecondsOf, timePage, type TimeKey } from '../../platform/http/lists/time-cursor.js';
import { NoteEntity } from './note.entity.js';
import type { NoteResponse } from './notes.dto.js';

const NOTES = EntityColumns.of(NoteEntity) satisfies { readonly names: readonly (keyof NoteResponse)[] };
const COLUMNS = NOTES.select();

/** A note as its user sees it. */
export type NoteRow = RowOf<typeof NOTES>;

type NoteText = Pick<NoteRow, 'title' | 'notes'>;

/** A user's notes. Every method is scoped by the owner. */
@Injectable()
export class NotesRepository {
  constructor(private readonly database: Database) {}

  /** One page, the newest first, from behind `after` on. `next` is null on the last page. */
  async findPage(
    userId: string,
    filter: { readonly search?: string | undefined },
    page: { readonly limit: number; readonly after: TimeKey | null },
  ): Promise<{ rows: NoteRow[]; next: TimeKey | null }> {
    const parameters: unknown[] = [userId];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const conditions = ['user_id = $1'];
    if (filter.search?.trim()) {
      // ICU's case rules: under the "C" locale of an embedded server ILIKE knows A to Z only.
      const pattern = `${bind(containing(filter.search))} collate "und-x-icu"`;
      conditions.push(`(title ilike ${pattern} or notes ilike ${pattern})`);
    }
    if (page.after) {
      const { at, id } = page.after;
      conditions.push(`(created_at, id) < (${instantOf(bind(at))}, ${bind(id)}::uuid)`);
    }
    const rows = await this.database.query<NoteRow & TimeKey>(
      `select ${COLUMNS}, ${microsecondsOf('created_at')} as at from saved_post_notes
        where ${conditions.join(' and ')}
        order by created_at desc, id desc
        limit ${bind(page.limit + 1)}`,
      parameters,
    );
    const { rows: shown, next } = timePage(rows, page.limit);
    return { rows: shown.map((row) => NOTES.of(row)), next };
  }

  async insert(userId: string, { title, notes }: NoteText): Promise<NoteRow> {
    const { sql, values } = NOTES.insert({ user_id: userId, title, notes });
    const [row] = await this.database.query<NoteRow>(`${sql} returning ${COLUMNS}`, values);
    if (!row) throw new Error('The inserted note was not answered');
    return row;
  }

  /** The note, its row locked until the transaction ends. */
  async lockById(userId: string, id: string): Promise<NoteRow | null> {
    const [row] = await this.database.query<NoteRow>(
      `select ${COLUMNS} from saved_post_notes where id = $1 and user_id = $2 for update`,
      [id, userId],
    );
    return row ?? null;
  }

  /** Writes the text, raises the version and returns the changed note. Callers hold the row's lock. */
  async update(userId: string, id: string, { title, notes }: NoteText): Promise<NoteRow | null> {
    const [row] = await this.database.query<NoteRow>(
      `update saved_post_notes set title = $3, notes = $4, version = version + 1, updated_at = now()
        where id = $1 and user_id = $2 returning ${COLUMNS}`,
      [id, userId, title, notes],
    );
    return row ?? null;
  }

  /** False when the user has no such note. */
  async delete(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'delete from saved_post_notes where id = $1 and user_id = $2 returning id',
      [id, userId],
    );
    return rows.length === 1;
  }
}
