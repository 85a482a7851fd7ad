import { randomUUID } from 'node:crypto';
import type { MediaMimeType } from '@drumbeat/domain';
import type { Database } from '../../../src/platform/database/database.js';
import type { StoredFilesService } from '../../../src/platform/storage/stored-files.service.js';
import { insertRow } from '../../builders/insert-row.js';
import { TINY_PNG } from './upload-media.js';

export interface MediaUnderTest {
  readonly content?: Buffer;
  readonly type?: MediaMimeType;
  readonly fileName?: string;
  readonly thumbnail?: Buffer;
}

/** A user's file as an upload leaves it, without the process that looks at what was uploaded. */
export async function storeMedia(
  database: Database,
  files: StoredFilesService,
  userId: string,
  { content = TINY_PNG, type = 'image/png', fileName, thumbnail }: MediaUnderTest = {},
): Promise<{ id: string; storage_key: string }> {
  const storage_key = `media/${randomUUID()}`;
  const thumbnail_key = thumbnail ? `${storage_key}.thumbnail` : null;
  const written = [{ key: storage_key, content, contentType: type as string }];
  if (thumbnail && thumbnail_key) {
    written.push({ key: thumbnail_key, content: thumbnail, contentType: 'image/webp' });
  }
  await files.write(written);
  await files.keep(written.map(({ key }) => key));
  const isImage = type !== 'application/pdf';
  const { id } = await insertRow<{ id: string }>(database, 'media', {
    user_id: userId,
    kind: isImage ? 'image' : 'document',
    mime_type: type,
    file_name: fileName ?? (isImage ? 'dot.png' : 'Prices 2026.pdf'),
    bytes: content.byteLength,
    ...(isImage ? { width: 1, height: 1 } : { pages: 1 }),
    storage_key,
    thumbnail_key,
  });
  return { id, storage_key };
}
