import { Injectable } from '@nestjs/common';
import { notSentDelayMs, type OutcomeCode } from '@drumbeat/domain';
import { AppConfig } from '../../../config/config.js';
import { ContinuityService } from '../../../platform/continuity/continuity.service.js';
import { Database } from '../../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.js';
import { Batcher } from '../../../platform/concurrency/batcher.js';
import { ClaimsRepository, type ClaimedPublication } from './claims.repository.js';
import { OwnerLock } from '../owner-lock.js';

const BATCH = 300;

/** A publication claimed by this process. */
export interface Claim {
  readonly publication: ClaimedPublication;
  readonly owner: number;
  /**
   * The latest start of the call on this process's monotonic clock: lease less time-out less margin, measured from
   * before the claim's query, so that it can only be early. A process suspended for longer finds it passed.
   */
  readonly sendBefore: number;
}

export type ClaimResult =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | { readonly kind: 'early'; readonly waitMs: number }
  /**
   * Claimed by another process, cancelled, held, too late, or this process may not send: no owner lock, or a database
   * in doubt.
   */
  | { readonly kind: 'none' };

const NONE: ClaimResult = { kind: 'none' };

/** Takes due publications, many in one statement, and releases those not sent. */
@Injectable()
export class ClaimsService {
  private readonly batcher = new Batcher<string, ClaimResult>((ids) => this.claimBatch(ids), {
    maxSize: BATCH,
    failsAlike: isDatabaseUnavailable,
  });
  private readonly sendWithinMs: number;

  constructor(
    private readonly claims: ClaimsRepository,
    private readonly ownerLock: OwnerLock,
    private readonly continuity: ContinuityService,
    private readonly database: Database,
    { publishing }: AppConfig,
  ) {
    this.sendWithinMs = publishing.leaseMs - publishing.sendTimeoutMs - publishing.sendMarginMs;
  }

  claim(id: string): Promise<ClaimResult> {
    return this.batcher.add(id);
  }

  /** The same claim with a new lease and a later deadline; null when it is ours no longer. */
  async extend(claim: Claim): Promise<Claim | null> {
    if (this.ownerLock.current() !== claim.owner) return null;
    const sendBefore = performance.now() + this.sendWithinMs;
    const isOurs = await this.claims.extend(claim.publication, claim.owner);
    return isOurs ? { ...claim, sendBefore } : null;
  }

  /** LinkedIn could not be reached before anything was intended: wait a little longer each time. */
  async release({ publication, owner }: Claim, outcome: OutcomeCode): Promise<void> {
    const { id, fence } = publication;
    await this.claims.release(
      { id, fence, outcome, retryAt: null, retryMs: this.retryMs(publication) },
      owner,
    );
    await this.claims.cancelIfRequested(id, fence, owner);
  }

  /** The commit of the intent failed or was not confirmed, and nothing was sent. */
  async takeBack({ publication, owner }: Claim): Promise<void> {
    const { id, fence } = publication;
    const retryMs = this.retryMs(publication);
    await this.database.transaction(() =>
      this.claims.takeBackIntent({ id, fence, outcome: null, retryAt: null, retryMs }, owner),
    );
  }

  private retryMs({ not_sent_count }: ClaimedPublication): number {
    return notSentDelayMs(not_sent_count + 1, Math.random());
  }

  private async claimBatch(ids: readonly string[]): Promise<ClaimResult[]> {
    const maySend = await this.continuity.maySend();
    const owner = this.ownerLock.current();
    if (owner === null || !maySend) return ids.map(() => NONE);
    const sendBefore = performance.now() + this.sendWithinMs;
    const rows = await this.claims.claim(ids, owner);
    const unanswered = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = unanswered.get(id);
      // A claim is given to one caller only, also when two requested the same row in one batch.
      unanswered.delete(id);
      if (!row) return NONE;
      if (row.owner_id === owner) return { kind: 'claimed', claim: { publication: row, owner, sendBefore } };
      return row.wait_ms > 0 ? { kind: 'early', waitMs: row.wait_ms } : NONE;
    });
  }
}
