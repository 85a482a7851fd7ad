import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { MediaEntity } from './media.entity.js';

export type NewMedia = Omit<MediaEntity, 'created_at' | 'touched_at'>;

/** Storage keys of a file's bytes. */
export type StoredKeys = Pick<MediaEntity, 'storage_key' | 'thumbnail_key'>;

const MEDIA = EntityColumns.of(MediaEntity);
const COLUMNS = MEDIA.select();

/** A user's files. User queries are scoped by owner; the publishing worker's queries go by id. */
@Injectable()
export class MediaRepository {
  constructor(private readonly database: Database) {}

  async insert(media: NewMedia): Promise<MediaEntity> {
    const { sql, values } = MEDIA.insert(media);
    const [row] = await this.database.query<MediaEntity>(`${sql} returning ${COLUMNS}`, values);
    if (!row) throw new Error('The new file was not answered');
    return row;
  }

  async findOwn(userId: string, id: string): Promise<MediaEntity | null> {
    const [row] = await this.database.query<MediaEntity>(
      `select ${COLUMNS} from media where id = $1 and user_id = $2`,
      [id, userId],
    );
    return row ?? null;
  }

  async findByIds(ids: readonly string[]): Promise<MediaEntity[]> {
    return this.database.query<MediaEntity>(`select ${COLUMNS} from media where id = any ($1::uuid[])`, [
      ids,
    ]);
  }

  async findOfUser(userId: string): Promise<MediaEntity[]> {
    return this.database.query<MediaEntity>(
      `select ${COLUMNS} from media where user_id = $1 order by created_at, id`,
      [userId],
    );
  }

  /** The user's own ones of these files, locked until the transaction ends. */
  async lockOwn(userId: string, ids: readonly string[]): Promise<MediaEntity[]> {
    return this.database.query<MediaEntity>(
      `select ${COLUMNS} from media where id = any ($1::uuid[]) and user_id = $2 order by id for update`,
      [ids, userId],
    );
  }

  /** True when a post uses the file. Callers hold its row's lock, so that no post can start using it. */
  async isUsed(id: string): Promise<boolean> {
    const rows = await this.database.query('select 1 from post_media where media_id = $1 limit 1', [id]);
    return rows.length > 0;
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.database.query('delete from media where id = any ($1::uuid[])', [ids]);
  }

  /** Records that they were just removed from a post. */
  async touch(ids: readonly string[]): Promise<void> {
    await this.database.query('update media set touched_at = now() where id = any ($1::uuid[])', [ids]);
  }

  /** Files that no post has used for this long, locked; a second process gets other ones. */
  async lockUnused(hours: number, limit: number): Promise<(StoredKeys & { readonly id: string })[]> {
    return this.database.query<StoredKeys & { id: string }>(
      `select id, storage_key, thumbnail_key from media m
        where touched_at < now() - make_interval(hours => $1)
          and not exists (select 1 from post_media pm where pm.media_id = m.id)
        order by touched_at limit $2 for update skip locked`,
      [hours, limit],
    );
  }
}
