import { canTick, correctionObstacle, finishSteps, type FinishStep } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { ChannelPausesRepository } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { SocialAccountsService } from '../../linkedin/accounts/social-accounts.service.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import { PostsService } from '../../posts/posts.service.js';
import { PublicationsRepository, type PublicationRow } from '../publications.repository.js';
import type { CorrectionWayResponse, FinishResponse, TickRequest } from './finish.dto.js';
import { FinishRepository } from './finish.repository.js';

/** What is left to do on LinkedIn once a post is out, and what its author has ticked off. */
@Injectable()
export class FinishService {
  constructor(
    private readonly posts: PostsService,
    private readonly publications: PublicationsRepository,
    private readonly ticks: FinishRepository,
    private readonly accounts: SocialAccountsService,
    private readonly pauses: ChannelPausesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws PostNotFoundError also for another user's post */
  async get(userId: string, postId: string): Promise<FinishResponse> {
    const post = await this.posts.get(userId, postId);
    const publication = await this.publications.findLive(userId, postId);
    const ticks = await this.ticks.findTicks(userId, postId);
    return {
      steps: this.stepsOf(post, publication).map(({ due_at, ...step }) => ({
        ...step,
        due_at: due_at?.toISOString() ?? null,
        done_at: ticks.get(step.key)?.toISOString() ?? null,
      })),
      correction: canBeFinished(post) ? await this.correctionOf(publication) : null,
    };
  }

  /** @throws InvalidInputError for a step that the post does not have, or whose time has not come */
  async tick(userId: string, postId: string, { step, done }: TickRequest): Promise<FinishResponse> {
    const post = await this.posts.get(userId, postId);
    const publication = await this.publications.findLive(userId, postId);
    const found = this.stepsOf(post, publication).find(({ key }) => key === step);
    if (!found) throw new InvalidInputError([{ field: 'step', message: 'step is none of this post' }]);
    if (done && !canTick(found.due_at, this.clock.now())) {
      throw new InvalidInputError([{ field: 'step', message: 'The time of this step has not come yet' }]);
    }
    if (done) await this.ticks.tick(userId, postId, step);
    else await this.ticks.untick(userId, postId, [step]);
    return this.get(userId, postId);
  }

  /** Why a new text for it is its author's to write on LinkedIn; null where LinkedIn's call does it. */
  async obstacleTo(publication: PublicationRow | null): Promise<string | null> {
    const account =
      publication && (await this.accounts.findConnectedByIds([publication.social_account_id]))[0];
    return correctionObstacle({
      isSent: publication !== null,
      // A URN that only the user gave may be of a post that is not theirs.
      urn: publication?.state === 'published' && publication.evidence !== 'user' ? publication.urn : null,
      account: account
        ? {
            is_usable: !account.needs_reconnect && !account.is_expired,
            granted_scopes: account.granted_scopes,
          }
        : null,
      isPaused: (await this.pauses.pausedSince('publishing')) !== null,
    });
  }

  private async correctionOf(publication: PublicationRow | null): Promise<CorrectionWayResponse> {
    const reason = await this.obstacleTo(publication);
    return { way: reason === null ? 'linkedin' : 'by_hand', reason };
  }

  private stepsOf(post: PostResponse, publication: PublicationRow | null): FinishStep[] {
    if (!canBeFinished(post) || post.posted_at === null) return [];
    const { content, first_comment } = post;
    const comment = publication?.state === 'published' ? publication.first_comment : null;
    return finishSteps(
      {
        content,
        first_comment,
        posted_at: new Date(post.posted_at),
        comment_state: comment?.state === 'sending' ? 'waiting' : (comment?.state ?? null),
        comment_reason: comment?.reason ?? null,
      },
      this.clock.now(),
    );
  }
}

/** On LinkedIn, also where it is hidden here. The text of a training post is entered in the writing profile. */
export const canBeFinished = ({ status, source_type }: PostResponse) =>
  status === 'used' && source_type !== 'training';
