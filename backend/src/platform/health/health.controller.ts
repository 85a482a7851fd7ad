import { Controller, Get } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { AppError } from '../http/errors/app-error.js';
import { ContinuityRepository } from '../continuity/continuity.repository.js';
import { ChannelPausesRepository } from '../outgoing-channels/channel-pauses.repository.js';
import { JobQueue } from '../queue/job-queue.js';
import { HealthResponse, ReadinessResponse } from './health.dto.js';
import { WorkerHeartbeatsRepository } from './worker-heartbeats.repository.js';

/** Probes. Liveness needs only the event loop; readiness needs the database and the queue. */
@Controller('health')
@Access('public')
export class HealthController {
  constructor(
    private readonly queue: JobQueue,
    private readonly heartbeats: WorkerHeartbeatsRepository,
    private readonly continuity: ContinuityRepository,
    private readonly pauses: ChannelPausesRepository,
  ) {}

  /** Liveness: 200 while the process runs. */
  @Get('live')
  live(): HealthResponse {
    return { status: 'ok' };
  }

  /** Readiness: 503 names what is missing. Includes the time of the last worker heartbeat. */
  @Get('ready')
  async ready(): Promise<ReadinessResponse> {
    const [database, queue] = await Promise.allSettled([
      Promise.all([this.heartbeats.look(), this.pauses.findPaused(), this.continuity.unmarkedSince()]),
      this.queue.ping(),
    ]);
    const missing = [
      ...(database.status === 'rejected' ? ['database'] : []),
      ...(queue.status === 'rejected' ? ['queue'] : []),
    ];
    if (database.status === 'rejected' || queue.status === 'rejected') {
      throw new AppError(
        503,
        'service.unavailable',
        `Not ready: ${missing.join(' and ')} cannot be reached.`,
        { missing },
        2,
      );
    }
    const [{ alive, last_seen_at }, paused, unmarkedSince] = database.value;
    return {
      status: 'ok',
      workers: { alive, last_seen_at: last_seen_at?.toISOString() ?? null },
      paused,
      unmarked_since: unmarkedSince?.toISOString() ?? null,
    };
  }
}
