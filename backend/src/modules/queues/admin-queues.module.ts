import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { AdminQueuesController } from './admin-queues.controller.js';
import { AdminQueuesService } from './admin-queues.service.js';

/** The queues for staff. */
@Module({
  imports: [AuditModule, PublicationsModule],
  controllers: [AdminQueuesController],
  providers: [AdminQueuesService],
})
export class AdminQueuesModule {}
