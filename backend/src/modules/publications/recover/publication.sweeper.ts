import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { AppConfig } from '../../../config/config.js';
import {
  HEARTBEAT_MS,
  WorkerHeartbeatsRepository,
} from '../../../platform/health/worker-heartbeats.repository.js';
import { LedgerSweepService } from './ledger-sweep.service.js';
import { OwnerLock } from '../send/owner-lock.js';
import { PublishingService } from '../send/publishing.service.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';
import { SweepRepository } from './sweep.repository.js';

const STRAGGLERS_AT_ONCE = 50;

/** A worker's tick: ends what has expired, publishes due rows without a wake-up, and writes the worker's heartbeat. */
@Injectable()
export class PublicationSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopping = false;
  private stragglers: Promise<unknown> | null = null;
  private beatDueAt = 0;
  private beating: Promise<void> | null = null;

  constructor(
    private readonly ledger: SweepRepository,
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
    await this.stragglers;
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

  /** Runs beside the ticks, one round at a time: a slow LinkedIn must not hold up the sweeping. */
  private async startStragglers(): Promise<void> {
    if (this.stragglers || !this.mayStart()) return;
    const ids = await this.ledger.findStragglers(STRAGGLERS_AT_ONCE);
    if (ids.length === 0 || !this.mayStart()) return;
    this.stragglers = Promise.allSettled(ids.map((id) => this.publishing.publish(id))).finally(() => {
      this.stragglers = null;
    });
  }
}
