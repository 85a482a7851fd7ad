import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { AppConfig } from '../../../config/config.js';
import { ContinuityService } from '../../../platform/continuity/continuity.service.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { publishPost, wakeUpId } from '../publications.jobs.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';
import { WakeUpsRepository } from './wake-ups.repository.js';

const AT_ONCE = 1_000;

/**
 * Queues publications that are due shortly, so that a worker starts on time. Later ones are never queued: any number
 * of waiting posts costs nothing, and an emptied queue loses nothing (docs/publishing.md, "Steps" 1).
 */
@Injectable()
export class PublicationPlanner implements OnApplicationBootstrap {
  constructor(
    private readonly wakeUps: WakeUpsRepository,
    private readonly continuity: ContinuityService,
    private readonly queue: JobQueue,
    private readonly registry: SchedulerRegistry,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, PublicationPlanner.name, this.config.publishing.plannerIntervalMs, () =>
      this.plan(),
    );
  }

  async plan(): Promise<void> {
    if (!(await this.continuity.maySend())) return;
    let count: number;
    do {
      const taken = await this.wakeUps.take(AT_ONCE);
      count = taken.length;
      try {
        await this.queue.addAll(
          publishPost,
          taken
            .toSorted((a, b) => a.delay_ms - b.delay_ms)
            .map(({ delay_ms, ...wakeUp }) => ({
              payload: { publication_id: wakeUp.id },
              jobId: wakeUpId(wakeUp),
              delayMs: delay_ms,
            })),
        );
      } catch (error) {
        await this.wakeUps.giveBack(taken.map(({ id }) => id));
        throw error;
      }
    } while (count === AT_ONCE);
  }
}
