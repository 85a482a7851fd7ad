import { Injectable, Logger } from '@nestjs/common';
import { ContinuityService } from '../../../platform/continuity/continuity.service.js';
import { Database } from '../../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.js';
import { SocialAccountsService } from '../../linkedin/accounts/social-accounts.service.js';
import { LateNoticesService } from '../notices/late-notices.service.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { SweepRepository } from './sweep.repository.js';

const RECONCILED_AT_ONCE = 100;

/**
 * Ends expired leases, settle times and graces in the ledger (docs/publishing.md, "Steps" 6, 7 and 9). It sends
 * nothing, so any process may do it: a worker at each tick, and the api when no worker runs, so that users are
 * notified of the results.
 */
@Injectable()
export class LedgerSweepService {
  private readonly logger = new Logger(LedgerSweepService.name);

  constructor(
    private readonly ledger: SweepRepository,
    private readonly continuity: ContinuityService,
    private readonly database: Database,
    private readonly reconciliation: ReconciliationService,
    private readonly accounts: SocialAccountsService,
    private readonly notices: PublicationNoticesService,
    private readonly lateNotices: LateNoticesService,
  ) {}

  /** @param actor for the audit */
  async sweep(actor: string): Promise<void> {
    // Restored data is put in order first: what it calls missed may have gone out.
    if (!(await this.continuity.maySend())) return;
    await this.ledger.endExpiredClaims(actor);
    await this.ledger.endExpiredSends(actor);
    await this.ledger.beginReconciling(actor);
    for (const id of await this.ledger.findReconciling(RECONCILED_AT_ONCE)) await this.reconcile(id);
    await this.unblock(actor);
    await this.endGrace(actor);
    await this.notices.announce('paused', await this.ledger.findLateInPause());
    await this.lateNotices.catchUp();
  }

  /** One that cannot be settled must not keep the others, and all the rest of the sweep, waiting. */
  private async reconcile(id: string): Promise<void> {
    try {
      await this.reconciliation.reconcile(id);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      this.logger.error({ err: error, publicationId: id }, 'An uncertain publication could not be settled');
    }
  }

  /** Resumes publications that waited for a connection when the same member is connected again. */
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
      const unknown = await this.ledger.endUnknownHolds(actor);
      await this.notices.announce(
        'needs_user',
        unknown.map(({ id }) => id),
      );
      const missed = await this.ledger.endGrace(actor);
      await this.notices.announce(
        'missed',
        missed.map(({ id }) => id),
      );
    });
  }
}
