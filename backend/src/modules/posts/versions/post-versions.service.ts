import { extractHashtags } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import type { ListQuery } from '../../../platform/http/lists/list-query.dto.js';
import { decodeCursor, encodeCursor } from '../../../platform/http/lists/pagination.js';
import { presentPost } from '../post.presenter.js';
import type { PostVersionListResponse } from './post-versions.dto.js';
import { PostVersionsRepository } from './post-versions.repository.js';
import type { PostResponse } from '../posts.dto.js';
import {
  PostNotFoundError,
  PostStaleError,
  PostVersionNotFoundError,
  refusalError,
} from '../posts.errors.js';
import { refusalToRewrite } from '../posts.policy.js';
import { PostsRepository } from '../posts.repository.js';

/** The earlier texts of a post, and how one comes back. */
@Injectable()
export class PostVersionsService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly versions: PostVersionsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws PostNotFoundError also for another user's post */
  async list(userId: string, postId: string, query: ListQuery): Promise<PostVersionListResponse> {
    if (!(await this.posts.findById(userId, postId))) throw new PostNotFoundError();
    const before = query.cursor === undefined ? null : versionOf(query.cursor);
    const { rows, hasMore } = await this.versions.findPage(postId, { limit: query.limit, before });
    const last = rows.at(-1);
    return { data: rows, next_cursor: hasMore && last ? encodeCursor([last.version]) : null };
  }

  /**
   * Restores an earlier text; the present one becomes a version, and restoring that one undoes it.
   * @throws PostStaleError with the newer post when `current` is no longer its version
   * @throws PostVersionNotFoundError when no such text is kept
   */
  async restore(
    userId: string,
    postId: string,
    { restored, current }: { readonly restored: number; readonly current: number },
  ): Promise<PostResponse> {
    return this.database.transaction(async () => {
      const post = await this.posts.lockById(userId, postId);
      if (!post) throw new PostNotFoundError();
      const refusal = refusalToRewrite(post);
      if (refusal !== null) throw refusalError(refusal);
      if (post.version !== current) throw new PostStaleError(presentPost(post, this.clock.now()));
      const version = await this.versions.find(postId, restored);
      if (!version) throw new PostVersionNotFoundError();
      const { title, content } = version;
      if (title !== post.title || content !== post.content) {
        await this.versions.keep(postId);
        await this.posts.update(userId, postId, { title, content, hashtags: extractHashtags(content) });
      }
      const after = await this.posts.findById(userId, postId);
      if (!after) throw new PostNotFoundError();
      return presentPost(after, this.clock.now());
    });
  }
}

function versionOf(cursor: string): number {
  const [version] = decodeCursor(cursor, 1);
  if (typeof version === 'number' && Number.isSafeInteger(version) && Math.abs(version) < 2 ** 31)
    return version;
  throw new InvalidInputError([
    { field: 'cursor', message: 'cursor is not one that this list has answered' },
  ]);
}
