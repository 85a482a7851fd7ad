import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { FileMissingError, type StoredFile } from '../../platform/storage/file-storage.js';
import { StoredFilesService } from '../../platform/storage/stored-files.service.js';
import type { MediaEntity } from './media.entity.js';
import { MediaInUseError, MediaNotFoundError } from './media.errors.js';
import { MediaRepository } from './media.repository.js';

/** What a post and its publishing need to know of a file. */
export type MediaFile = Pick<
  MediaEntity,
  'id' | 'kind' | 'mime_type' | 'file_name' | 'bytes' | 'storage_key'
>;

/** A user's files once they are taken; taking them is UploadMediaCommand's. */
@Injectable()
export class MediaService {
  constructor(
    private readonly media: MediaRepository,
    private readonly files: StoredFilesService,
    private readonly database: Database,
  ) {}

  /**
   * The file itself or its small picture, for its owner.
   * @throws MediaNotFoundError also for another user's file
   */
  async open(
    userId: string,
    id: string,
    part: 'file' | 'thumbnail',
  ): Promise<StoredFile & { readonly contentType: string; readonly fileName: string }> {
    const media = await this.media.findOwn(userId, id);
    const key = part === 'file' ? media?.storage_key : media?.thumbnail_key;
    if (!media || !key) throw new MediaNotFoundError();
    try {
      const file = await this.files.open(key);
      const contentType = part === 'file' ? media.mime_type : 'image/webp';
      return { ...file, contentType, fileName: media.file_name };
    } catch (error) {
      if (error instanceof FileMissingError) throw new MediaNotFoundError();
      throw error;
    }
  }

  /** @throws MediaNotFoundError, MediaInUseError while a post uses it */
  async delete(userId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [media] = await this.media.lockOwn(userId, [id]);
      if (!media) throw new MediaNotFoundError();
      if (await this.media.isUsed(id)) throw new MediaInUseError();
      await this.media.delete([id]);
      await this.files.discard(keysOf([media]));
    });
  }

  /** The user's own ones of these files, locked until the transaction ends. */
  lockOwn(userId: string, ids: readonly string[]): Promise<MediaFile[]> {
    return this.media.lockOwn(userId, ids);
  }

  /** Marks files removed from a post: unless used again they are deleted a day later. */
  async release(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.media.touch(ids);
  }

  /** All files of a user, oldest first, for their export. */
  findOfUser(userId: string): Promise<MediaFile[]> {
    return this.media.findOfUser(userId);
  }

  /** @throws FileMissingError */
  read({ storage_key }: Pick<MediaFile, 'storage_key'>): Promise<Buffer> {
    return this.files.read(storage_key);
  }

  /** The bytes of all the user's files go. Call in the transaction that deletes the account; the rows go with it. */
  async discardAll(userId: string): Promise<void> {
    await this.files.discard(keysOf(await this.media.findOfUser(userId)));
  }

  /** Deletes files that no post has used for this long; returns the number. */
  async deleteUnused(hours: number, limit: number): Promise<number> {
    return this.database.transaction(async () => {
      const unused = await this.media.lockUnused(hours, limit);
      if (unused.length === 0) return 0;
      await this.media.delete(unused.map(({ id }) => id));
      await this.files.discard(keysOf(unused));
      return unused.length;
    });
  }
}

function keysOf(media: readonly Pick<MediaEntity, 'storage_key' | 'thumbnail_key'>[]): string[] {
  return media.flatMap(({ storage_key, thumbnail_key }) =>
    thumbnail_key === null ? [storage_key] : [storage_key, thumbnail_key],
  );
}
