import { markPostedProblem, type MarkPostedProblem } from './mark-posted.rules.js';
import { nextPostStatus } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { AppError, InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { EditMeasurementsService } from '../../generations/edit-measurements.service.js';
import { PromptsService } from '../../prompts/prompts.service.js';
import { presentPost, promptIdOf } from '../post.presenter.js';
import type { MarkPostedRequest, PostResponse } from '../posts.dto.js';
import { OfTrainingPostError, PostNotFoundError, PostStatusError } from '../posts.errors.js';
import { PostsRepository } from '../posts.repository.js';

/** Marks a post as posted manually by its user (POST-4). */
@Injectable()
export class MarkPostedCommand {
  private readonly linkedInSite: string;

  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly prompts: PromptsService,
    private readonly edits: EditMeasurementsService,
    private readonly clock: Clock,
    { linkedin }: AppConfig,
  ) {
    this.linkedInSite = linkedin.siteUrl;
  }

  /**
   * The date defaults to the first marking. A second marking corrects date and link, and an empty link takes it away.
   * @throws OfTrainingPostError for a training post: its date is entered there (TRAINING-11)
   */
  async execute(userId: string, postId: string, request: MarkPostedRequest): Promise<PostResponse> {
    return this.database.transaction(async () => {
      const post = await this.posts.lockById(userId, postId);
      if (!post) throw new PostNotFoundError();
      if (post.source_type === 'training') throw new OfTrainingPostError();
      const now = this.clock.now();
      const postedAt = request.posted_at ?? post.posted_at ?? now;
      const linkedinUrl = request.linkedin_url || null;
      const problem = markPostedProblem(
        { status: post.status, publicationState: post.publication_state },
        { postedAt, linkedinUrl },
        { now, linkedInSite: this.linkedInSite },
      );
      if (problem) throw problemError(problem);
      await this.posts.update(userId, postId, {
        status: nextPostStatus(post, 'posted') ?? post.status,
        posted_at: postedAt,
        ...(request.linkedin_url === undefined ? {} : { linkedin_url: linkedinUrl }),
      });
      const promptId = promptIdOf(post);
      if (promptId !== null) await this.prompts.markUsedByPosts([{ userId, promptId }]);
      await this.edits.measureAfterCommit([postId]);
      const marked = await this.posts.findById(userId, postId);
      if (!marked) throw new PostNotFoundError();
      return presentPost(marked, now);
    });
  }
}

function problemError({ code, message }: MarkPostedProblem): AppError {
  switch (code) {
    case 'post.posted_in_future':
      return new InvalidInputError([{ field: 'posted_at', message }]);
    case 'post.linkedin_url':
      return new InvalidInputError([{ field: 'linkedin_url', message }]);
    case 'post.archived':
      return new PostStatusError(code, message);
    case 'publication.in_progress':
    case 'publication.scheduled':
      return new AppError(409, code, message);
  }
}
