import {
  type AuditAction,
  cleanPostText,
  cutWithDots,
  inQuotes,
  paths,
  postName,
  SUGGESTION_LIMITS,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditService } from '../../audit/audit.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { AdminPostsRepository } from '../admin/admin-posts.repository.js';
import { presentPost } from '../post.presenter.js';
import { PostNotFoundError, PostStaleError, refusalError } from '../posts.errors.js';
import { refusalToRewrite } from '../posts.policy.js';
import { PostsRepository, type PostRow } from '../posts.repository.js';
import type { PostSuggestionListResponse, SuggestEditRequest } from './post-suggestions.dto.js';
import { SuggestionDecidedError, TooManySuggestionsError } from './post-suggestions.errors.js';
import { PostSuggestionsRepository } from './post-suggestions.repository.js';

/** Characters of the reason in the notice. */
const REASON_SHOWN = 160;

/** What staff suggest for users' posts (CONSOLE-17). Nothing of it is applied here. */
@Injectable()
export class AdminPostSuggestionsService {
  constructor(
    private readonly suggestions: PostSuggestionsRepository,
    private readonly adminPosts: AdminPostsRepository,
    private readonly posts: PostsRepository,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws PostNotFoundError */
  async list(postId: string): Promise<PostSuggestionListResponse> {
    await this.ownerOf(postId);
    return this.all(postId);
  }

  /**
   * Keeps a suggestion and tells the post's user.
   * @throws PostStaleError when the post is a newer one than staff had before them
   * @throws PostStatusError, PostInProgressError for a text that cannot be written anew
   * @throws TooManySuggestionsError, InvalidInputError, PostNotFoundError
   */
  async suggest(
    actorId: string,
    postId: string,
    { version, range_start, range_end, replacement: given, reason }: SuggestEditRequest,
  ): Promise<PostSuggestionListResponse> {
    return this.database.transaction(async () => {
      const post = await this.posts.lockById(await this.ownerOf(postId), postId);
      if (!post) throw new PostNotFoundError();
      const refusal = refusalToRewrite(post);
      if (refusal !== null) throw refusalError(refusal);
      if (post.version !== version) throw new PostStaleError(presentPost(post, this.clock.now()));
      const replacement = cleanPostText(given);
      const original = originalOf(post, { range_start, range_end, replacement });
      if ((await this.suggestions.countOpen(postId)) >= SUGGESTION_LIMITS.open) {
        throw new TooManySuggestionsError();
      }
      const suggestion = { range_start, original, replacement, reason };
      const id = await this.suggestions.insert({ post_id: postId, author_id: actorId, ...suggestion });
      await this.record(actorId, post, 'post_suggestion.made', {
        ...{ suggestion_id: id, reason },
        ...{ before: { text: original }, after: { text: replacement } },
      });
      await this.notifications.notify([
        {
          userId: post.user_id,
          kind: 'post.suggested',
          subject: id,
          about: { post_id: postId, suggestion_id: id },
          title: 'The staff suggest an edit',
          body: `For ${inQuotes(postName(post))}: ${cutWithDots(reason, REASON_SHOWN)}`,
          link: `${paths.posts}/${postId}`,
        },
      ]);
      return this.all(postId);
    });
  }

  /** @throws SuggestionDecidedError, NotFoundError */
  async withdraw(actorId: string, postId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const userId = await this.ownerOf(postId);
      const suggestion = await this.suggestions.lock(postId, id);
      if (!suggestion) throw new NotFoundError('The suggestion');
      if (suggestion.state !== 'open') throw new SuggestionDecidedError();
      await this.suggestions.delete(postId, id);
      await this.record(actorId, { id: postId, user_id: userId }, 'post_suggestion.withdrawn', {
        suggestion_id: id,
        ...{ before: { text: suggestion.replacement }, after: null },
      });
    });
  }

  private async all(postId: string): Promise<PostSuggestionListResponse> {
    return { data: await this.suggestions.findOfPost(postId, ['open', 'accepted', 'declined']) };
  }

  private async ownerOf(postId: string): Promise<string> {
    const post = await this.adminPosts.findById(postId);
    if (!post) throw new PostNotFoundError();
    return post.user_id;
  }

  private async record(
    actorId: string,
    { id, user_id }: Pick<PostRow, 'id' | 'user_id'>,
    action: AuditAction,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record({
      ...{ actor_id: actorId, user_id },
      action,
      entity: 'posts',
      entity_id: id,
      details,
    });
  }
}

/**
 * The words of the post that are to be replaced.
 * @throws InvalidInputError for a range that the text does not have, no words in a text that has some, or a change that changes nothing
 */
function originalOf(
  { content }: PostRow,
  {
    range_start,
    range_end,
    replacement,
  }: Pick<SuggestEditRequest, 'range_start' | 'range_end' | 'replacement'>,
): string {
  const original = content.slice(range_start, range_end);
  const isRange = range_start < range_end ? range_end <= content.length : content === '' && range_end === 0;
  // A range that cuts an emoji in two has words that no text can hold.
  if (!isRange || cleanPostText(original) !== original) {
    throw new InvalidInputError([
      { field: 'range_end', message: 'Select the words that are to be replaced' },
    ]);
  }
  if (original === replacement) {
    throw new InvalidInputError([{ field: 'replacement', message: 'The replacement changes nothing' }]);
  }
  if (replacement.trim() === '' && original.trim() === content.trim()) {
    throw new InvalidInputError([{ field: 'replacement', message: 'The post would have no text left' }]);
  }
  return original;
}
