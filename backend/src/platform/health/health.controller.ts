import { Controller, Get } from '@nestjs/common';
import { Access } from '../auth/access.decorator.js';
import { Database } from '../database/database.js';
import { AppError } from '../http/app-error.js';
import { JobQueue } from '../queue/job-queue.js';
import { HealthResponse } from './health.dto.js';

/** Probes. Liveness asks nothing but the event loop; readiness needs the database and the queue. */
@Controller('health')
@Access('public')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /** Whether the process answers. */
  @Get('live')
  live(): HealthResponse {
    return { status: 'ok' };
  }

  /** Whether the process can do its work; 503 names what is missing. */
  @Get('ready')
  async ready(): Promise<HealthResponse> {
    const [database, queue] = await Promise.allSettled([this.database.query('select 1'), this.queue.ping()]);
    const missing = [
      ...(database.status === 'rejected' ? ['database'] : []),
      ...(queue.status === 'rejected' ? ['queue'] : []),
    ];
    if (missing.length > 0) {
      throw new AppError(
        503,
        'service.unavailable',
        `Not ready: ${missing.join(' and ')} cannot be reached.`,
        { missing },
        2,
      );
    }
    return { status: 'ok' };
  }
}
