import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { StaffNoteEntity } from './staff-note.entity.js';
import type { StaffNoteResponse } from './staff-notes.dto.js';

const OWN = EntityColumns.of(StaffNoteEntity).pick('id', 'text', 'version', 'created_at', 'updated_at');
const COLUMNS = `${OWN.select('n')}, coalesce(author.full_name, author.email) as author_name`;
const FROM = 'from staff_notes n left join profiles author on author.id = n.author_id';
const SHOWN = 100;

/** Staff's notes, each under the user that it is about. */
@Injectable()
export class StaffNotesRepository {
  constructor(private readonly database: Database) {}

  async findNewest(userId: string): Promise<StaffNoteResponse[]> {
    return this.database.query<StaffNoteResponse>(
      `select ${COLUMNS} ${FROM} where n.user_id = $1 order by n.created_at desc, n.id desc limit ${SHOWN}`,
      [userId],
    );
  }

  async find(userId: string, id: string): Promise<StaffNoteResponse | null> {
    const [row] = await this.database.query<StaffNoteResponse>(
      `select ${COLUMNS} ${FROM} where n.user_id = $1 and n.id = $2`,
      [userId, id],
    );
    return row ?? null;
  }

  /** The same, locked until the transaction ends. */
  async lock(userId: string, id: string): Promise<StaffNoteResponse | null> {
    const [row] = await this.database.query<StaffNoteResponse>(
      `select ${COLUMNS} ${FROM} where n.user_id = $1 and n.id = $2 for update of n`,
      [userId, id],
    );
    return row ?? null;
  }

  /** Null for a user who is not there. */
  async insert(userId: string, authorId: string, text: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `insert into staff_notes (user_id, author_id, text)
       select id, $2, $3 from profiles where id = $1 returning id`,
      [userId, authorId, text],
    );
    return row?.id ?? null;
  }

  async update(userId: string, id: string, text: string): Promise<void> {
    await this.database.query(
      'update staff_notes set text = $3, version = version + 1, updated_at = now() where user_id = $1 and id = $2',
      [userId, id, text],
    );
  }

  async delete(userId: string, id: string): Promise<void> {
    await this.database.query('delete from staff_notes where user_id = $1 and id = $2', [userId, id]);
  }
}
