import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { WorkerHeartbeatsRepository } from '../../../platform/health/worker-heartbeats.repository.js';
import { ContinuityService } from '../../../platform/continuity/continuity.service.js';
import { LedgerSweepService } from './ledger-sweep.service.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';

const EVERY_MS = 30_000;
const WARN_AGAIN_AFTER_MS = 10 * 60_000;

/**
 * The api's part while there is no worker heartbeat: nothing is published then, but users still get results. It only
 * ends what has expired; sending is left to workers.
 */
@Injectable()
export class StandInSweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger(StandInSweeper.name);
  private warnAgainAt = 0;

  constructor(
    private readonly heartbeats: WorkerHeartbeatsRepository,
    private readonly sweeps: LedgerSweepService,
    private readonly continuity: ContinuityService,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, StandInSweeper.name, EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const { alive, last_seen_at } = await this.heartbeats.look();
    if (alive > 0) {
      this.warnAgainAt = 0;
      return;
    }
    if (performance.now() >= this.warnAgainAt) {
      this.warnAgainAt = performance.now() + WARN_AGAIN_AFTER_MS;
      this.logger.error(
        { lastSeenAt: last_seen_at },
        'No worker is alive: nothing is published until one is started',
      );
    }
    // No worker watches the database then.
    await this.continuity.check();
    await this.sweeps.sweep('api');
  }
}
