import { Module } from '@nestjs/common';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RestoredPublicationsModule } from '../publications/recover/restored-publications.module.js';
import { PutRestoredDataInOrderCommand } from './put-restored-data-in-order.command.js';
import { RestoresRepository } from './restores.repository.js';
import { RestoresService } from './restores.service.js';

/** Restore processing, for the program that detects the restore. */
@Module({
  imports: [ContinuityModule, AuditModule, NotificationsModule, RestoredPublicationsModule],
  providers: [PutRestoredDataInOrderCommand, RestoresRepository, RestoresService],
  exports: [ContinuityModule, RestoresService, RestoresRepository],
})
export class RestoredDataModule {}
