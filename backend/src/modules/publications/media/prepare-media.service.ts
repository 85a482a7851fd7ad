import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { FileMissingError } from '../../../platform/storage/file-storage.js';
import { LinkedInMediaService } from '../../linkedin/rest/linkedin-media.service.js';
import {
  SocialAccountsService,
  type PostingAccount,
} from '../../linkedin/accounts/social-accounts.service.js';
import { MediaService } from '../../media/media.service.js';
import type { OutgoingMedia } from '../../posts/media/post-media.service.js';
import { PostsService } from '../../posts/posts.service.js';
import { NOT_CONNECTED_AHEAD, uploadProblemAhead } from '../schedule/ahead-check.policy.js';
import { ClaimsRepository } from '../send/claims.repository.js';
import { ClaimsService, type Claim } from '../send/claims.service.js';
import { intentOf } from '../send/intent.policy.js';
import {
  MediaAheadRepository,
  type PublicationAhead,
  type ShowingPublication,
} from './media-ahead.repository.js';
import { uploadFailure, type UploadFailure } from './media-upload.policy.js';
import { MediaUploadsRepository } from './media-uploads.repository.js';
import { WARNING_STAGES } from '../notices/publication-notice.presenter.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { UploadedMediaService } from './uploaded-media.service.js';

/** Each holds one file in memory, 20 MB at most. */
const AT_ONCE = 4;

interface Work {
  readonly account: PostingAccount;
  readonly missing: readonly OutgoingMedia[];
}

/**
 * "Prepare" for posts that show something: images and documents go to LinkedIn before anything is intended, so that what fails
 * here was never sent (docs/publishing.md, "Steps" 2). What is uploaded stays uploaded for the next try.
 */
@Injectable()
export class PrepareMediaService {
  private readonly logger = new Logger(PrepareMediaService.name);
  private readonly limited = pLimit(AT_ONCE);
  private readonly extendEveryMs: number;

  constructor(
    private readonly database: Database,
    private readonly posts: PostsService,
    private readonly accounts: SocialAccountsService,
    private readonly media: MediaService,
    private readonly uploaded: UploadedMediaService,
    private readonly uploads: MediaUploadsRepository,
    private readonly linkedin: LinkedInMediaService,
    private readonly ahead: MediaAheadRepository,
    private readonly claims: ClaimsService,
    private readonly ledger: ClaimsRepository,
    private readonly notices: PublicationNoticesService,
    { publishing }: AppConfig,
  ) {
    this.extendEveryMs = publishing.leaseMs / 3;
  }

  /** The claim with a new lease once everything is with LinkedIn; null when it is ours no longer, or was given back. */
  async prepare(claim: Claim): Promise<Claim | null> {
    const keepAlive = setInterval(() => {
      // A lease that cannot be extended ends, and with it the claim: the final check is below.
      this.claims.extend(claim).catch(() => undefined);
    }, this.extendEveryMs);
    try {
      const failure = await this.limited(() => this.uploadMissing(claim.publication));
      if (failure === null) return await this.claims.extend(claim);
      await this.giveBack(claim, failure);
      return null;
    } catch (error) {
      this.logger.warn({ err: error, publicationId: claim.publication.id }, 'Media could not be prepared');
      // Nothing was sent in any case. If the database cannot record it, the lease expires.
      await this.claims.release(claim, 'media_not_uploaded').catch(() => undefined);
      return null;
    } finally {
      clearInterval(keepAlive);
    }
  }

  /**
   * Uploads a waiting publication's media before it is due. The publication keeps waiting whatever the result:
   * missing or changed files are uploaded when it is due. But its user sees the failure, and is notified at once of
   * one that they can fix, or of a second one. `mayGoOn` is checked before each file. False: try again soon.
   */
  async prepareAhead(publication: PublicationAhead, mayGoOn: () => boolean): Promise<boolean> {
    const failure = await this.limited(() => this.uploadMissing(publication, mayGoOn));
    if (failure === null) {
      if (publication.outcome !== null) await this.ahead.note(publication, null);
      return true;
    }
    const { account, ...facts } = failure;
    const { id } = publication;
    this.logger.warn({ publicationId: id, failure: facts }, 'Media could not be uploaded ahead');
    await this.database.transaction(async () => {
      if (failure.kind === 'pause') {
        if (account) await this.pause(account);
        return;
      }
      if (failure.kind === 'auth_lost') {
        if (account) await this.accounts.reportRefusedToken(account);
        await this.notices.warn(WARNING_STAGES.hourAhead, [{ id, problem: NOT_CONNECTED_AHEAD }]);
        return;
      }
      await this.ahead.note(publication, failure.outcome);
      if (failure.kind === 'refused' || publication.outcome !== null) {
        await this.notices.warn(WARNING_STAGES.uploading, [
          { id, problem: uploadProblemAhead(failure.outcome) },
        ]);
      }
    });
    this.alert(id, failure);
    return failure.kind !== 'release';
  }

  private async uploadMissing(
    publication: ShowingPublication,
    mayGoOn: () => boolean = () => true,
  ): Promise<(UploadFailure & { account?: PostingAccount }) | null> {
    const work = await this.workOf(publication);
    for (const item of work?.missing ?? []) {
      if (!mayGoOn()) return null;
      const failure = work && (await this.upload(publication, work.account, item));
      if (failure) return { ...failure, account: work.account };
    }
    return null;
  }

  /** Null where the post or its account is not fit to be sent: the intent judges that under lock, and says why. */
  private workOf(publication: ShowingPublication): Promise<Work | null> {
    const { id, user_id, post_id, social_account_id } = publication;
    return this.database.transaction(async () => {
      const [post] = await this.posts.lockForPublishing([post_id]);
      const account = (await this.accounts.lockForPosting([social_account_id])).get(social_account_id);
      const intent = intentOf(user_id, post, account);
      if (intent.kind !== 'send') return null;
      const missing = (await this.uploaded.find([publication])).get(id)?.missing ?? [];
      return { account: intent.account, missing };
    });
  }

  private async upload(
    publication: ShowingPublication,
    account: PostingAccount,
    item: OutgoingMedia,
  ): Promise<UploadFailure | null> {
    const content = await this.media.read(item).catch((error: unknown) => {
      if (error instanceof FileMissingError) return null;
      throw error;
    });
    if (content === null) {
      this.logger.error({ publicationId: publication.id, mediaId: item.id }, 'A file of a post is gone');
      return { kind: 'refused', outcome: 'media_missing', alertOperator: true };
    }
    const result = await this.linkedin.upload({
      kind: item.kind,
      memberId: account.provider_user_id,
      accessToken: account.accessToken,
      content,
      contentType: item.mime_type,
    });
    if (result.kind === 'unprocessable') {
      return { kind: 'refused', outcome: 'media_refused', alertOperator: false };
    }
    if (result.kind === 'failed') return uploadFailure(result, account.token_age_ms);
    const { id: publication_id, version } = publication;
    await this.uploads.save({ publication_id, media_id: item.id, urn: result.urn }, version);
    return null;
  }

  private async pause(account: PostingAccount): Promise<Date | null> {
    const pause = await this.accounts.pause(account.id, Math.random());
    await this.notices.notifyOfPause(account, pause);
    return pause.until;
  }

  /** The order of locks everywhere: accounts before publications. */
  private async giveBack(
    claim: Claim,
    { account, ...failure }: UploadFailure & { account?: PostingAccount },
  ): Promise<void> {
    const { id, fence } = claim.publication;
    this.logger.warn({ publicationId: id, failure }, 'Media could not be uploaded; nothing was sent');
    if (failure.kind === 'release') {
      await this.claims.release(claim, failure.outcome);
      return;
    }
    await this.database.transaction(async () => {
      if (failure.kind === 'pause') {
        const retryAt = account ? await this.pause(account) : null;
        await this.ledger.release(
          { id, fence, outcome: 'rate_limited', retryAt, retryMs: null },
          claim.owner,
        );
        return;
      }
      if (failure.kind === 'auth_lost' && account) await this.accounts.reportRefusedToken(account);
      const { outcome } = failure;
      const reason = failure.kind === 'refused' ? 'a file cannot be posted' : 'the upload was not allowed';
      const isMoved = await this.ledger.withdraw(failure.kind, { id, fence, outcome }, reason, claim.owner);
      if (isMoved) await this.notices.announce(failure.kind === 'refused' ? 'rejected' : 'blocked', [id]);
    });
    this.alert(id, failure);
  }

  private alert(publicationId: string, failure: UploadFailure): void {
    if (failure.kind !== 'refused' || !failure.alertOperator) return;
    this.logger.fatal({ publicationId, outcome: failure.outcome }, 'An operator must look at uploads');
  }
}
