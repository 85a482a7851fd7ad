import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { StaffNotesController } from './staff-notes.controller.js';
import { StaffNotesRepository } from './staff-notes.repository.js';
import { StaffNotesService } from './staff-notes.service.js';

/** What staff note about users. */
@Module({
  imports: [AuditModule],
  controllers: [StaffNotesController],
  providers: [StaffNotesService, StaffNotesRepository],
})
export class StaffNotesModule {}
