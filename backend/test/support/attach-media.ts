import { randomUUID } from 'node:crypto';
import type { MediaMimeType } from '@drumbeat/domain';
import type { Database } from '../../src/platform/database/database.js';
import type { StoredFilesService } from '../../src/platform/storage/stored-files.service.js';
import { insertRow } from '../builders/insert-row.js';
import type { PublicationUnderTest } from './publishing-harness.js';
import { TINY_PNG } from './upload-media.js';

/** Adds a file to the post, after its others. */
export async function attachMedia(
  database: Database,
  files: StoredFilesService,
  { postId, userId }: PublicationUnderTest,
  {
    content = TINY_PNG,
    type = 'image/png',
    alt = '',
  }: { content?: Buffer; type?: MediaMimeType; alt?: string } = {},
): Promise<{ id: string; storage_key: string }> {
  const storage_key = `media/${randomUUID()}`;
  await files.write([{ key: storage_key, content, contentType: type }]);
  await files.keep([storage_key]);
  const isImage = type !== 'application/pdf';
  const { id } = await insertRow<{ id: string }>(database, 'media', {
    user_id: userId,
    kind: isImage ? 'image' : 'document',
    mime_type: type,
    file_name: isImage ? 'dot.png' : 'Prices 2026.pdf',
    bytes: content.byteLength,
    ...(isImage ? { width: 1, height: 1 } : { pages: 1 }),
    storage_key,
  });
  await database.query(
    `with raised as (update posts set version = version + 1 where id = $1)
     insert into post_media (post_id, position, media_id, alt_text)
     select $1, count(*), $2, $3 from post_media where post_id = $1`,
    [postId, id, alt],
  );
  return { id, storage_key };
}
