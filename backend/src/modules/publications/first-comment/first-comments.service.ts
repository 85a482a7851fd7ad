import {
  FIRST_COMMENT_NOTICE,
  firstCommentWords,
  mayComment,
  type FirstCommentReason,
} from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { withinPatience } from '../../../platform/concurrency/patience.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import {
  FirstCommentsRepository,
  type CommentEnd,
  type CommentSubject,
  type CommentToFollow,
} from './first-comments.repository.js';
import { postFirstComment } from '../publications.jobs.js';

const AT_ONCE = 100;

/**
 * The comment that follows a post: by LinkedIn's call where the connection allows it, by the user's hand elsewhere. Beside the ledger
 * of publications and after its commit: a comment that cannot be written down must not keep LinkedIn's answer from being so.
 */
@Injectable()
export class FirstCommentsService {
  private readonly logger = new Logger(FirstCommentsService.name);

  constructor(
    private readonly database: Database,
    private readonly comments: FirstCommentsRepository,
    private readonly notifications: NotificationsService,
    private readonly queue: JobQueue,
  ) {}

  /** These publications are out. Call in the transaction that made them so: the comments follow its commit. */
  async follow(publicationIds: readonly string[]): Promise<void> {
    if (publicationIds.length === 0) return;
    await this.database.afterCommit(() => this.followEach(publicationIds));
  }

  /** Those of the last day whose comment was not written down then. Never throws. */
  async catchUp(): Promise<void> {
    try {
      await this.followEach(await this.comments.findUnfollowed(AT_ONCE));
    } catch (error) {
      this.logger.warn({ err: error }, 'Comments that did not follow could not be looked for');
    }
  }

  /** Beside each other: a comment that cannot be written down keeps no other one waiting. Never throws. */
  private async followEach(publicationIds: readonly string[]): Promise<void> {
    await withinPatience(Promise.all(publicationIds.map((id) => this.followOne(id))));
  }

  private async followOne(publicationId: string): Promise<void> {
    try {
      await this.database.transaction(async () => {
        const comment = await this.comments.findToFollow(publicationId);
        if (!comment) return;
        const obstacle = obstacleOf(comment);
        const state = obstacle === null ? 'waiting' : 'copy';
        if (!(await this.comments.insert(comment, { state, reason: obstacle ?? 'waiting' }))) return;
        if (obstacle === null) await this.wake(publicationId);
        else await this.announce(await this.comments.findSubjects([publicationId]), obstacle);
      });
    } catch (error) {
      this.logger.error({ err: error, publicationId }, 'A first comment waits for the next sweep');
    }
  }

  /** A hint; without it the sweeper finds the row. */
  async wake(publicationId: string): Promise<void> {
    await this.queue.add(
      postFirstComment,
      { publication_id: publicationId },
      { jobId: `first-comment-${publicationId}` },
    );
  }

  /** Records its result, in one transaction with the notice to a user who has to act. Call inside a transaction. */
  async end(publicationId: string, end: CommentEnd, httpStatus: number | null): Promise<void> {
    const subject = await this.comments.end(publicationId, end, httpStatus);
    if (subject && end.state !== 'posted') await this.announce([subject], end.reason);
  }

  private async announce(subjects: readonly CommentSubject[], reason: FirstCommentReason): Promise<void> {
    const standing = subjects.filter(({ is_deleted }) => !is_deleted);
    await this.notifications.notify(
      standing.map(({ publication_id, user_id, post_id }) => ({
        userId: user_id,
        kind: 'publication.first_comment',
        subject: publication_id,
        about: { post_id, publication_id },
        title: FIRST_COMMENT_NOTICE,
        body: firstCommentWords(reason),
        link: `/posts/${post_id}`,
      })),
    );
  }
}

function obstacleOf({ urn, granted_scopes, is_late }: CommentToFollow): FirstCommentReason | null {
  if (!mayComment(granted_scopes)) return 'not_granted';
  if (is_late) return 'not_reachable';
  return urn === null ? 'post_unknown' : null;
}
