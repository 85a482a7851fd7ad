import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  FailedJobListResponse,
  FailedJobParams,
  FailedJobsQuery,
  QueueListResponse,
  QueueParams,
  RetriedJobResponse,
} from './admin-queues.dto.js';
import { AdminQueuesService } from './admin-queues.service.js';

@Controller('admin/queues')
@Access('admin')
export class AdminQueuesController {
  constructor(private readonly queues: AdminQueuesService) {}

  /** How many jobs wait, run or failed in each queue. */
  @Get()
  async list(): Promise<QueueListResponse> {
    return this.queues.list();
  }

  /** Failed last first, 25 on a page. */
  @Get(':name/failed-jobs')
  async failed(
    @Param() { name }: QueueParams,
    @Query() { page }: FailedJobsQuery,
  ): Promise<FailedJobListResponse> {
    return this.queues.failed(name, page);
  }

  /** A job of publishing is given back to the ledger instead: nothing is ever sent because of it. */
  @Post(':name/failed-jobs/:id/retry')
  @HttpCode(200)
  async retry(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { name, id }: FailedJobParams,
  ): Promise<RetriedJobResponse> {
    return { outcome: await this.queues.retry(name, id, actor.id) };
  }

  @Delete(':name/failed-jobs/:id')
  @HttpCode(204)
  async remove(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { name, id }: FailedJobParams,
  ): Promise<void> {
    await this.queues.remove(name, id, actor.id);
  }
}
