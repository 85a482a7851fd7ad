import { Module } from '@nestjs/common';
import { StorageModule } from '../../../platform/storage/storage.module.js';
import { AuthModule } from '../../auth/auth.module.js';
import { ImportsController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { ReceiveImportCommand } from './receive-import.command.js';

/** Imports over HTTP: files are only taken here. */
@Module({
  imports: [AuthModule, StorageModule],
  controllers: [ImportsController],
  providers: [ImportsService, ImportsRepository, ReceiveImportCommand],
})
export class ImportsModule {}
