import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';

/** Images and documents of posts, for both programs. */
@Module({
  imports: [StorageModule],
  providers: [MediaService, MediaRepository],
  exports: [MediaService],
})
export class MediaModule {}
