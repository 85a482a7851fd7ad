import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { AdminJobsController } from './admin-jobs.controller.js';
import { AdminJobsService } from './admin-jobs.service.js';

/** The queues for staff. */
@Module({
  imports: [AuditModule, PublicationsModule],
  controllers: [AdminJobsController],
  providers: [AdminJobsService],
})
export class AdminJobsModule {}
