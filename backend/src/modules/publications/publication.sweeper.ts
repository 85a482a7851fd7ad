import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { AppConfig } from '../../config/config.js';
import { Database } from '../../platform/database/database.js';
import { isDatabaseAway } from '../../platform/database/database-away.js';
import { SocialAccountsService } from '../linkedin/social-accounts.service.js';
import { OwnerLock } from './owner-lock.js';
import { PublicationNoticesService } from './publication-notices.service.js';
import { PublishingService } from './publishing.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { startSerialTick } from './serial-tick.js';
import { SweepRepository } from './sweep.repository.js';

const RECONCILED_AT_ONCE = 100;
const STRAGGLERS_AT_ONCE = 50;

/** Ends what time has ended: leases, settle times, grace; and publishes what no wake-up came for ("States" 6, 7 and 9). */
@Injectable()
export class PublicationSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PublicationSweeper.name);
  private isStopping = false;
  private stragglers: Promise<unknown> | null = null;

  constructor(
    private readonly ledger: SweepRepository,
    private readonly database: Database,
    private readonly publishing: PublishingService,
    private readonly reconciliation: ReconciliationService,
    private readonly accounts: SocialAccountsService,
    private readonly notices: PublicationNoticesService,
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
  }

  async sweep(): Promise<void> {
    if (!this.mayStart()) return;
    const actor = `sweeper:${this.ownerLock.current() ?? 'unowned'}`;
    await this.ledger.endExpiredClaims(actor);
    await this.ledger.endExpiredSends(actor);
    await this.ledger.beginReconciling(actor);
    for (const id of await this.ledger.findReconciling(RECONCILED_AT_ONCE)) await this.reconcile(id);
    await this.unblock(actor);
    await this.endGrace(actor);
    await this.startStragglers();
  }

  /** One that cannot be settled must not keep the others, and all the rest of the sweep, waiting. */
  private async reconcile(id: string): Promise<void> {
    try {
      await this.reconciliation.reconcile(id);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error({ err: error, publicationId: id }, 'An uncertain publication could not be settled');
    }
  }

  /** What waited for a connection goes on when the same member is connected again. */
  private async unblock(actor: string): Promise<void> {
    const blocked = await this.ledger.findBlockedAccounts();
    if (blocked.length === 0) return;
    const usable = (await this.accounts.findConnectedByIds(blocked)).filter(
      ({ needs_reconnect, is_expired }) => !needs_reconnect && !is_expired,
    );
    if (usable.length > 0)
      await this.ledger.unblock(
        usable.map(({ id }) => id),
        actor,
      );
  }

  private async endGrace(actor: string): Promise<void> {
    await this.database.transaction(async () => {
      const missed = await this.ledger.endGrace(actor);
      await this.notices.tell(
        'missed',
        missed.map(({ id }) => id),
      );
    });
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
