import {
  FIRST_COMMENT_NOTICE,
  firstCommentWords,
  mayComment,
  type FirstCommentReason,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import {
  FirstCommentsRepository,
  type CommentEnd,
  type CommentSubject,
  type CommentToFollow,
} from './first-comments.repository.js';
import { postFirstComment } from '../publications.jobs.js';

/** The comment that follows a post: by LinkedIn's call where the connection allows it, by the user's hand elsewhere. */
@Injectable()
export class FirstCommentsService {
  constructor(
    private readonly comments: FirstCommentsRepository,
    private readonly notifications: NotificationsService,
    private readonly queue: JobQueue,
  ) {}

  /** These publications are out. Call in the transaction that made them so. */
  async follow(publicationIds: readonly string[]): Promise<void> {
    if (publicationIds.length === 0) return;
    for (const comment of await this.comments.findToFollow(publicationIds)) {
      const obstacle = obstacleOf(comment);
      const state = obstacle === null ? 'waiting' : 'copy';
      if (!(await this.comments.insert(comment, { state, reason: obstacle ?? 'waiting' }))) continue;
      if (obstacle === null) await this.wake(comment.publication_id);
      else await this.announce(await this.comments.findSubjects([comment.publication_id]), obstacle);
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
        title: FIRST_COMMENT_NOTICE,
        body: firstCommentWords(reason),
        link: `/posts/${post_id}`,
      })),
    );
  }
}

function obstacleOf({ urn, granted_scopes }: CommentToFollow): FirstCommentReason | null {
  if (!mayComment(granted_scopes)) return 'not_granted';
  return urn === null ? 'post_unknown' : null;
}
