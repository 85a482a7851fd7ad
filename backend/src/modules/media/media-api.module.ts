import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { MediaController } from './media.controller.js';
import { MediaModule } from './media.module.js';
import { MediaRepository } from './media.repository.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { UploadMediaCommand } from './upload-media.command.js';

/** Taking files and giving them back over HTTP; needs the accounts' allowances, so it belongs to the api program. */
@Module({
  imports: [MediaModule, QuotasModule, StorageModule],
  controllers: [MediaController],
  providers: [UploadMediaCommand, MediaRepository],
})
export class MediaApiModule {}
