import { Module, type DynamicModule } from '@nestjs/common';
import type { JobDefinition } from '../../platform/queue/job-definition.js';
import { JOB_DEFINITIONS } from '../../platform/queue/job-dispatcher.js';
import { AuditModule } from '../audit/audit.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { AdminQueuesController } from './admin-queues.controller.js';
import { AdminQueuesService } from './admin-queues.service.js';
import { FailedJobsRepository } from './failed-jobs.repository.js';
import { ALL_ENTITIES, JobSubjectsRepository } from './job-subjects.repository.js';

/** The queues for staff. */
@Module({ imports: [AuditModule, PublicationsModule], controllers: [AdminQueuesController] })
export class AdminQueuesModule {
  /**
   * @param jobs whose labels staff read
   * @param entities of what they are about
   */
  static for(jobs: readonly JobDefinition[], entities: readonly (new () => object)[]): DynamicModule {
    return {
      module: AdminQueuesModule,
      providers: [
        AdminQueuesService,
        FailedJobsRepository,
        JobSubjectsRepository,
        { provide: JOB_DEFINITIONS, useValue: jobs },
        { provide: ALL_ENTITIES, useValue: entities },
      ],
    };
  }
}
