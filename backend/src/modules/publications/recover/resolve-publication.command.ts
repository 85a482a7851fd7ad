import { Injectable } from '@nestjs/common';
import {
  isDuplicateInDoubt,
  isPostUrl,
  notOnLinkedInText,
  publicationActions,
  transition,
  urnFromUrl,
} from '@drumbeat/domain';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import type { PublishablePost } from '../../posts/posts.repository.js';
import { PostsService } from '../../posts/posts.service.js';
import { FirstCommentsService } from '../first-comment/first-comments.service.js';
import { lockOwnPost, SchedulingService } from '../schedule/scheduling.service.js';
import {
  LinkedInNotConnectedError,
  PublicationNotFoundError,
  PublicationStateError,
  SenderAliveError,
} from '../publications.errors.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { PublicationChangesRepository } from '../publication-changes.repository.js';
import { PublicationsRepository, type PublicationRow } from '../publications.repository.js';
import { ReconciliationService } from './reconciliation.service.js';

export type Resolution =
  | { readonly outcome: 'posted_url'; readonly linkedinUrl: string | null }
  | { readonly outcome: 'publish_again' | 'cancel' };

/**
 * Applies the user's decision on a publication: it exists, publish it, or cancel it. "Publish it" after LinkedIn
 * refused the text as a duplicate means that it does not exist; the post is then rejected, since the same text would
 * be refused again.
 */
@Injectable()
export class ResolvePublicationCommand {
  private readonly linkedInSite: string;

  constructor(
    private readonly database: Database,
    private readonly publications: PublicationsRepository,
    private readonly changes: PublicationChangesRepository,
    private readonly reconciliation: ReconciliationService,
    private readonly scheduling: SchedulingService,
    private readonly posts: PostsService,
    private readonly firstComments: FirstCommentsService,
    private readonly notices: PublicationNoticesService,
    { linkedin }: AppConfig,
  ) {
    this.linkedInSite = linkedin.siteUrl;
  }

  async execute(userId: string, postId: string, resolution: Resolution): Promise<PostResponse> {
    await this.lookForProof(userId, postId);
    await this.database.transaction(async () => {
      const post = await lockOwnPost(this.posts, userId, postId);
      const live = await this.publications.findLive(userId, postId);
      if (!live) throw new PublicationNotFoundError();
      await this.resolve(live, post, resolution);
    });
    return this.posts.get(userId, postId);
  }

  /**
   * A sender that was declared lost may have reported after the user was asked. Its report overrides the user's
   * belief, and is kept although the decision is then refused.
   */
  private async lookForProof(userId: string, postId: string): Promise<void> {
    const live = await this.publications.findLive(userId, postId);
    if (live?.state === 'needs_user') await this.reconciliation.reconcile(live.id);
  }

  private async resolve(live: PublicationRow, post: PublishablePost, resolution: Resolution): Promise<void> {
    switch (resolution.outcome) {
      case 'posted_url':
        return this.confirm(live, resolution.linkedinUrl);
      case 'publish_again':
        return isDuplicateInDoubt(live.state, live.outcome)
          ? this.denyDuplicate(live)
          : this.publishAgain(live, post);
      case 'cancel':
        return this.giveUp(live);
    }
  }

  /**
   * Only when the user was asked; a waiting one has its own call for unscheduling. Never while a former sender might
   * still send: a post that can be scheduled again must not be published behind it.
   */
  private async giveUp(live: PublicationRow): Promise<void> {
    if (!isAsked(live)) throw new PublicationStateError(live.state);
    await this.expectNoSender(live);
    if (!(await this.changes.cancel(live))) throw new PublicationStateError(live.state);
  }

  private async confirm(live: PublicationRow, linkedinUrl: string | null): Promise<void> {
    if (linkedinUrl !== null && !isPostUrl(linkedinUrl, this.linkedInSite)) {
      throw new InvalidInputError([{ field: 'linkedin_url', message: notOnLinkedInText(this.linkedInSite) }]);
    }
    const urn = linkedinUrl === null ? null : urnFromUrl(linkedinUrl, this.linkedInSite);
    const postedAt = await this.changes.confirmPosted(live, { urn, linkedinUrl });
    if (!postedAt) throw new PublicationStateError(live.state);
    // A user who found it at LinkedIn's own address need not enter it.
    const address = linkedinUrl ?? live.linkedin_url;
    await this.posts.markPublished([{ postId: live.post_id, postedAt, linkedinUrl: address }]);
    await this.firstComments.follow([live.id]);
  }

  /**
   * "It is not there", for the second time: LinkedIn would refuse the same text again, so it is not sent; the post
   * waits for a changed text.
   */
  private async denyDuplicate(live: PublicationRow): Promise<void> {
    if (await this.reconciliation.maySenderLive(live.id)) throw new SenderAliveError();
    if (!(await this.changes.denyDuplicate(live))) throw new PublicationStateError(live.state);
    await this.notices.announce('rejected', [live.id]);
  }

  /** Never while a former sender might still send (docs/publishing.md, "Steps" 8). */
  private async publishAgain(live: PublicationRow, post: PublishablePost): Promise<void> {
    if (transition(live.state, 'user_publishes_again') === null) throw new PublicationStateError(live.state);
    const account = await this.scheduling.accountFor(post);
    if (account.id !== live.social_account_id) throw new LinkedInNotConnectedError();
    await this.expectNoSender(live);
    const time = await this.scheduling.now(live.time_zone);
    const key = await this.changes.reschedule('user_publishes_again', live, time, true);
    if (!key) throw new PublicationStateError(live.state);
    await this.scheduling.wake(key);
  }

  /** After a restore the ledger does not know its senders: LinkedIn's processing time is used instead. */
  private async expectNoSender({ id, outcome, settle_until }: PublicationRow): Promise<void> {
    const isUnsettled =
      outcome === 'data_restored' && settle_until !== null && settle_until > (await this.publications.now());
    if (isUnsettled || (await this.reconciliation.maySenderLive(id))) throw new SenderAliveError();
  }
}

function isAsked({ state }: PublicationRow): boolean {
  return publicationActions(state, false).includes('publish_again') || state === 'blocked_auth';
}
