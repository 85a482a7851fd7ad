import { Injectable } from '@nestjs/common';
import { isInProgress } from '@drumbeat/domain';
import { Database } from '../../../platform/database/database.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import { PostsService } from '../../posts/posts.service.js';
import { lockOwnPost } from './lock-own-post.js';
import {
  PublicationInProgressError,
  PublicationNotFoundError,
  PublicationStateError,
} from '../publications.errors.js';
import { PublicationChangesRepository } from '../publication-changes.repository.js';
import { PublicationsRepository } from '../publications.repository.js';

/** Unschedules a post: at once while it waits, and by its worker before the send while one has claimed it. */
@Injectable()
export class UnschedulePostCommand {
  constructor(
    private readonly database: Database,
    private readonly publications: PublicationsRepository,
    private readonly changes: PublicationChangesRepository,
    private readonly posts: PostsService,
  ) {}

  async execute(userId: string, postId: string): Promise<PostResponse> {
    await this.database.transaction(async () => {
      await lockOwnPost(this.posts, userId, postId);
      const live = await this.publications.findLive(userId, postId);
      if (!live) throw new PublicationNotFoundError();
      if (isInProgress(live.state)) throw new PublicationInProgressError(live.state);
      const isDone =
        live.state === 'claimed' ? await this.changes.requestCancel(live) : await this.changes.cancel(live);
      if (!isDone) throw new PublicationStateError(live.state);
    });
    return this.posts.get(userId, postId);
  }
}
