import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostBinRepository } from './post-bin.repository.js';
import { presentPost } from '../post.presenter.js';
import type { PostResponse } from '../posts.dto.js';
import { DraftExistsError, PostNotFoundError, refusalError } from '../posts.errors.js';
import { refusalToRemove } from '../posts.policy.js';
import { PostsRepository } from '../posts.repository.js';
import { DAY_MS } from '@drumbeat/domain';

/** How long a deleted post can be restored; afterwards it is deleted permanently. */
export const DELETED_POST_DAYS = 7;

/** Posts deleted before this instant cannot be restored at `now`. */
export function deletedForGoodBefore(now: Date): Date {
  return new Date(now.getTime() - DELETED_POST_DAYS * DAY_MS);
}

/** Deleting and restoring a post: for 7 days it is in a bin that no list, search, calendar or export includes. */
@Injectable()
export class PostBinService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly bin: PostBinRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws PostInProgressError, PostScheduledError while the worker may still send it */
  async delete(userId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const post = await this.posts.lockById(userId, id);
      if (!post) throw new PostNotFoundError();
      const refusal = refusalToRemove(post);
      if (refusal !== null) throw refusalError(refusal);
      await this.bin.put(userId, id, this.clock.now());
    });
  }

  /**
   * Undo. An existing post is returned unchanged, so a second tap is harmless.
   * @throws PostNotFoundError when it was deleted more than 7 days ago
   * @throws DraftExistsError when its prompt has another draft meanwhile
   */
  async restore(userId: string, id: string): Promise<PostResponse> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const deleted = await this.bin.lock(userId, id, deletedForGoodBefore(now));
      if (deleted) {
        if (deleted.status === 'draft' && (await this.posts.hasOtherDraft(deleted)))
          throw new DraftExistsError();
        await this.bin.takeOut(userId, id);
      }
      const post = await this.posts.findById(userId, id);
      if (!post) throw new PostNotFoundError();
      return presentPost(post, now);
    });
  }
}
