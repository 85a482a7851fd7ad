import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { AppConfig } from '../../config/config.js';
import {
  HEARTBEAT_MS,
  WorkerHeartbeatsRepository,
} from '../../platform/health/worker-heartbeats.repository.js';
import { LedgerSweepService } from './recover/ledger-sweep.service.js';
import { OwnerLock } from './owner-lock.js';
import { PublishingService } from './send/publishing.service.js';
import { startSerialTick } from '../../platform/concurrency/serial-tick.js';
import { WakeUpsRepository } from './send/wake-ups.repository.js';

const STRAGGLERS_AT_ONCE = 50;

/** A worker's tick: ends what has expired, publishes due rows without a wake-up, and writes the worker's heartbeat. */
@Injectable()
export class PublicationSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PublicationSweeper.name);
  private isStopping = false;
  private readonly stragglers = new Set<Promise<void>>();
  private beatDueAt = 0;
  private beating: Promise<void> | null = null;

  constructor(
    private readonly wakeUps: WakeUpsRepository,
    private readonly sweeps: LedgerSweepService,
    private readonly publishing: PublishingService,
    private readonly heartbeats: WorkerHeartbeatsRepository,
    private readonly ownerLock: OwnerLock,
    private readonly registry: SchedulerRegistry,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, PublicationSweeper.name, this.config.publishing.sweepIntervalMs, () =>
      this.sweep(),
    );
  }

  /** A deploy waits for what is being sent: the outcome must reach the ledger before the database connection closes. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.stragglers);
    const owner = this.ownerLock.current();
    // A heartbeat in progress must not be written after the removal.
    await this.beating;
    if (owner !== null) await this.heartbeats.signOff(owner);
  }

  async sweep(): Promise<void> {
    if (!this.mayStart()) return;
    await this.sweeps.sweep(`sweeper:${this.ownerLock.current() ?? 'unowned'}`);
    await this.startStragglers();
    await this.beat();
  }

  /** Written after the sweep: a process that hangs, or may not publish, writes no heartbeat. */
  private async beat(): Promise<void> {
    const owner = this.ownerLock.current();
    if (owner === null || !this.mayStart() || performance.now() < this.beatDueAt) return;
    this.beating = this.heartbeats.beat(owner);
    await this.beating;
    this.beatDueAt = performance.now() + HEARTBEAT_MS;
  }

  private mayStart(): boolean {
    return !this.isStopping;
  }

  /** They run beside the ticks and beside each other: a slow upload holds up neither the sweeping nor the next of them. */
  private async startStragglers(): Promise<void> {
    const room = STRAGGLERS_AT_ONCE - this.stragglers.size;
    if (room <= 0) return;
    const ids = await this.wakeUps.findStragglers(room);
    if (!this.mayStart()) return;
    for (const id of ids) {
      const run = this.publishing
        .publish(id)
        .catch((error: unknown) => {
          this.logger.warn({ err: error, publicationId: id }, 'A publication without a wake-up has to wait');
        })
        .finally(() => this.stragglers.delete(run));
      this.stragglers.add(run);
    }
  }
}
