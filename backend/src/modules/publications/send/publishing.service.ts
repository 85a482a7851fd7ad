import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { classifySendResult, type SendResult } from '@drumbeat/domain';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { LinkedInPostsService, type LinkedInConnection } from '../../linkedin/rest/linkedin-posts.service.js';
import { publishPost, type PublicationPayload } from '../publications.jobs.js';
import { ClaimsService, type Claim } from './claims.service.js';
import { IntentsService } from './intents.service.js';
import { OutcomesService } from './outcomes.service.js';
import { OwnerLock } from '../owner-lock.js';
import { PrepareMediaService } from '../media/prepare-media.service.js';

/** A wake-up up to this early waits; a later publication gets another wake-up. */
const EARLY_AT_MOST_MS = 1_000;

/**
 * Takes one publication through claim, prepare, intent, send and outcome (docs/publishing.md, "Steps" 2 to 5). Safe
 * to call for any publication at any time by any number of processes: the ledger admits one of them.
 */
@Injectable()
export class PublishingService {
  private readonly logger = new Logger(PublishingService.name);
  private readonly underWay = new Set<string>();

  constructor(
    private readonly claims: ClaimsService,
    private readonly media: PrepareMediaService,
    private readonly intents: IntentsService,
    private readonly outcomes: OutcomesService,
    private readonly linkedin: LinkedInPostsService,
    private readonly ownerLock: OwnerLock,
  ) {}

  @HandlesJob(publishPost)
  async onWakeUp({ publication_id }: PublicationPayload): Promise<void> {
    await this.publish(publication_id);
  }

  /** Resolves when this process has nothing more to do with the publication for now. */
  async publish(id: string): Promise<void> {
    if (this.underWay.has(id)) return;
    this.underWay.add(id);
    try {
      await this.walk(id);
    } finally {
      this.underWay.delete(id);
    }
  }

  private async walk(id: string): Promise<void> {
    const claimed = await this.claimInTime(id);
    if (!claimed) return;
    const claim = claimed.publication.has_media ? await this.media.prepare(claimed) : claimed;
    if (!claim) return;
    const connection = await this.linkedin.connect();
    if ('kind' in connection) {
      await this.claims.release(claim, codeOf(connection));
      return;
    }
    try {
      await this.send(claim, connection);
    } finally {
      connection.abandon();
    }
  }

  private async claimInTime(id: string): Promise<Claim | null> {
    let result = await this.claims.claim(id);
    if (result.kind === 'early' && result.waitMs <= EARLY_AT_MOST_MS) {
      await pause(Math.ceil(result.waitMs));
      result = await this.claims.claim(id);
    }
    return result.kind === 'claimed' ? result.claim : null;
  }

  private async send(claim: Claim, connection: LinkedInConnection): Promise<void> {
    const ready = await this.intents.commit(claim).catch((error: unknown) => this.takeBack(claim, error));
    if (!ready) return;
    const result = await this.linkedin.create(connection, {
      accessToken: ready.account.accessToken,
      body: ready.body,
      mayStart: () => performance.now() < claim.sendBefore && this.ownerLock.current() === claim.owner,
    });
    await this.outcomes.record(ready, result);
  }

  /** Nothing was sent, whatever the result of the commit. If the database cannot record it, the lease expires. */
  private async takeBack(claim: Claim, cause: unknown): Promise<null> {
    const publicationId = claim.publication.id;
    this.logger.warn({ err: cause, publicationId }, 'An intent could not be committed; nothing was sent');
    await this.claims.takeBack(claim).catch((error: unknown) => {
      this.logger.warn({ err: error, publicationId }, 'The intent waits for its lease to end');
    });
    return null;
  }
}

function codeOf(result: SendResult) {
  return classifySendResult(result, { earlierAttemptUnresolved: false, tokenAgeMs: null }).code;
}
