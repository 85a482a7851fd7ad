import { withSuggestion } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { PostResponse } from '../posts.dto.js';
import { PostNotFoundError, refusalError } from '../posts.errors.js';
import { refusalToRewrite } from '../posts.policy.js';
import { PostsRepository, type PostRow } from '../posts.repository.js';
import { PostsService } from '../posts.service.js';
import type { PostSuggestionListResponse, PostSuggestionResponse } from './post-suggestions.dto.js';
import { SuggestionDecidedError, SuggestionOutdatedError } from './post-suggestions.errors.js';
import { PostSuggestionsRepository } from './post-suggestions.repository.js';

/** One suggestion of one of the user's posts. */
interface OwnSuggestion {
  readonly userId: string;
  readonly postId: string;
  readonly id: string;
}

/** A user's decisions on what staff suggest for their posts (CONSOLE-17). */
@Injectable()
export class PostSuggestionsService {
  constructor(
    private readonly suggestions: PostSuggestionsRepository,
    private readonly rows: PostsRepository,
    private readonly posts: PostsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Those that wait for a decision. @throws PostNotFoundError also for another user's post */
  async list(userId: string, postId: string): Promise<PostSuggestionListResponse> {
    await this.posts.get(userId, postId);
    return { data: await this.suggestions.findOfPost(postId, ['open']) };
  }

  /**
   * Saves the post with the suggestion in it, as any edit of its user's; the text before is kept as a version. Safe to repeat.
   * @throws PostStaleError with the newer post when `version` is no longer its version
   * @throws SuggestionOutdatedError when its words are not there any more
   * @throws SuggestionDecidedError for a declined one
   * @throws PostStatusError, PostInProgressError for a text that cannot be written anew
   */
  async accept(own: OwnSuggestion, version: number): Promise<PostResponse> {
    const { userId, postId, id } = own;
    return this.database.transaction(async () => {
      const { post, suggestion } = await this.lock(own);
      if (suggestion.state === 'declined') throw new SuggestionDecidedError();
      if (suggestion.state === 'accepted') return this.posts.get(userId, postId);
      const refusal = refusalToRewrite(post);
      if (refusal !== null) throw refusalError(refusal);
      const content = withSuggestion(post.content, suggestion);
      if (content === null) throw new SuggestionOutdatedError();
      const changed = await this.posts.change(userId, postId, { version, content, keep_replaced: true });
      await this.suggestions.decide(postId, id, 'accepted', this.clock.now());
      return changed;
    });
  }

  /** Safe to repeat. @throws SuggestionDecidedError for an accepted one */
  async decline(own: OwnSuggestion): Promise<void> {
    await this.database.transaction(async () => {
      const { suggestion } = await this.lock(own);
      if (suggestion.state === 'accepted') throw new SuggestionDecidedError();
      if (suggestion.state === 'open') {
        await this.suggestions.decide(own.postId, own.id, 'declined', this.clock.now());
      }
    });
  }

  private async lock({
    userId,
    postId,
    id,
  }: OwnSuggestion): Promise<{ post: PostRow; suggestion: PostSuggestionResponse }> {
    const post = await this.rows.lockById(userId, postId);
    if (!post) throw new PostNotFoundError();
    const suggestion = await this.suggestions.lock(postId, id);
    if (!suggestion) throw new NotFoundError('The suggestion');
    return { post, suggestion };
  }
}
