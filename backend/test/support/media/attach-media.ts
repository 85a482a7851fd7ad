import type { Database } from '../../../src/platform/database/database.js';
import type { StoredFilesService } from '../../../src/platform/storage/stored-files.service.js';
import type { PublicationUnderTest } from '../publishing/publishing-harness.js';
import { storeMedia, type MediaUnderTest } from './store-media.js';

/** Adds a file to the post, after its others. */
export async function attachMedia(
  database: Database,
  files: StoredFilesService,
  { postId, userId }: PublicationUnderTest,
  { alt = '', ...file }: MediaUnderTest & { alt?: string } = {},
): Promise<{ id: string; storage_key: string }> {
  const media = await storeMedia(database, files, userId, file);
  await database.query(
    `with raised as (update posts set version = version + 1 where id = $1)
     insert into post_media (post_id, position, media_id, alt_text)
     select $1, count(*), $2, $3 from post_media where post_id = $1`,
    [postId, media.id, alt],
  );
  return media;
}
