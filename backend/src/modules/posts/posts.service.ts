import {
  cleanPostText,
  extractHashtags,
  nextPostStatus,
  rewordedPost,
  titleFromContent,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { decodeCursor, encodeCursor } from '../../platform/http/lists/pagination.js';
import { EditMeasurementsService } from '../generations/edit-measurements.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { QuotasService } from '../quotas/quotas.service.js';
import { presentPost, promptIdOf } from './post.presenter.js';
import type {
  ChangePostRequest,
  CreatePostRequest,
  ListPostsQuery,
  PostListResponse,
  PostResponse,
} from './posts.dto.js';
import { DraftExistsError, PostNotFoundError, PostStaleError, refusalError } from './posts.errors.js';
import { isPlaceInTime, PostsListRepository, type PostListKey } from './list/posts-list.repository.js';
import { changedStatus, refusalToEdit, REPLACED_TEXT_PAUSE_MS, removesMuch } from './posts.policy.js';
import {
  PostsRepository,
  type NewPost,
  type PostChange,
  type PublishablePost,
  type PostRow,
} from './posts.repository.js';
import { PostVersionsRepository } from './versions/post-versions.repository.js';

/** A publication's good end, for `markPublished`. */
export interface Publishing {
  readonly postId: string;
  readonly postedAt: Date;
  /** Null when LinkedIn gave no address. */
  readonly linkedinUrl: string | null;
}

/** The user's posts: lists, manual edits, and changes made by publishing. */
@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly lists: PostsListRepository,
    private readonly versions: PostVersionsRepository,
    private readonly prompts: PromptsService,
    private readonly edits: EditMeasurementsService,
    private readonly quotas: QuotasService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, query: ListPostsQuery): Promise<PostListResponse> {
    const after = query.cursor === undefined ? null : listKey(query.cursor);
    const now = this.clock.now();
    const page = await this.lists.findPage(userId, { ...query, now }, { limit: query.limit, after });
    const group_count =
      query.group === undefined ? null : await this.lists.countFound(userId, { ...query, now });
    const counts = await this.lists.count(userId);
    return {
      data: page.rows.map((row) => presentPost(row, now)),
      counts,
      group_count,
      next_cursor: page.next && encodeCursor([page.next.at, page.next.id]),
    };
  }

  /** @throws PostNotFoundError also for another user's post */
  async get(userId: string, id: string): Promise<PostResponse> {
    return presentPost(found(await this.posts.findById(userId, id)), this.clock.now());
  }

  /**
   * A new draft. One whose id the client chose is made once, however often it is sent.
   * @throws PostStaleError where that one is there with another text
   * @throws PromptNotFoundError for the prompt of another user
   * @throws DraftExistsError where its prompt has a draft already
   * @throws QuotaReachedError beyond what an account may have
   */
  async create(userId: string, request: CreatePostRequest): Promise<PostResponse> {
    const content = cleanPostText(request.content);
    const title = request.title ?? titleFromContent(content);
    const id = await this.insert({
      ...(request.id === undefined ? {} : { id: request.id }),
      user_id: userId,
      title,
      content,
      hashtags: extractHashtags(content),
      ...(await this.originOf(userId, request)),
      scheduled_date: request.scheduled_date ?? null,
    });
    if (id !== null) return this.get(userId, id);
    if (request.id === undefined) throw new DraftExistsError();
    const there = await this.get(userId, request.id);
    if (there.title !== title || there.content !== content) throw new PostStaleError(there);
    return there;
  }

  private async insert(post: NewPost): Promise<string | null> {
    return this.database.transaction(async () => {
      const id = await this.posts.insert(post);
      if (id !== null) await this.quotas.keep(post.user_id, 'posts');
      return id;
    });
  }

  /** The origin of a new post, as stored with it. */
  private async originOf(userId: string, request: CreatePostRequest) {
    if (request.prompt_id === undefined) {
      return { source_type: request.source_type ?? 'manual', source_id: request.source_id ?? null } as const;
    }
    const { id, prompt_text, pillar_label } = await this.prompts.get(userId, request.prompt_id);
    return {
      source_type: 'prompt',
      source_id: String(id),
      ai_prompt_used: prompt_text,
      topics: pillar_label ? [pillar_label] : [],
    } as const;
  }

  /**
   * Applies an edit that names its base version. One that changes nothing keeps the version.
   * @throws PostStaleError with the newer post when another edit came first
   * @throws PostInProgressError while the text may be on its way to LinkedIn
   */
  async change(userId: string, id: string, request: ChangePostRequest): Promise<PostResponse> {
    return this.database.transaction(async () => {
      const post = found(await this.posts.lockById(userId, id));
      const refusal = refusalToEdit(post);
      if (refusal !== null) throw refusalError(refusal);
      if (post.version !== request.version) throw new PostStaleError(presentPost(post, this.clock.now()));
      const change = { ...textChange(post, request), ...(await this.statusChange(post, request)) };
      if (change.title !== undefined || change.content !== undefined) {
        const { content = post.content } = change;
        await this.keepReplaced(post, { content, keep: request.keep_replaced ?? false });
      }
      if (Object.keys(change).length > 0) await this.posts.update(userId, id, change);
      return this.get(userId, id);
    });
  }

  /**
   * Keeps the text that an edit is about to replace, if it may be wanted back: the first one after a pause, one that
   * loses much, and one that the user asks to keep. Callers hold the row's lock.
   */
  private async keepReplaced(
    post: Pick<PostRow, 'id' | 'content'>,
    next: { readonly content: string; readonly keep: boolean },
  ): Promise<void> {
    if (post.content.trim() === '') return;
    const always = next.keep || removesMuch(post.content, next.content);
    await this.versions.keep(post.id, always ? 0 : REPLACED_TEXT_PAUSE_MS);
  }

  /** The posts, not scoped by owner, with their rows locked until the transaction ends; unknown ids are left out. */
  async lockForPublishing(postIds: readonly string[]): Promise<PublishablePost[]> {
    return this.posts.lockForPublishing(postIds);
  }

  /** Locks all posts of the user until the transaction ends. */
  async lockAll(userId: string): Promise<void> {
    await this.posts.lockAll(userId);
  }

  /** Marks posts as published: sets status, date and link, and marks their prompts as used (PROMPT-12). */
  async markPublished(publishings: readonly Publishing[]): Promise<void> {
    await this.database.transaction(async () => {
      const posts = await this.posts.findPublished(publishings.map(({ postId }) => postId));
      const published = posts.flatMap((post) => {
        const publishing = publishings.find(({ postId }) => postId === post.id);
        const status = nextPostStatus(post, 'posted');
        return publishing && status !== null ? [{ ...publishing, post, status }] : [];
      });
      await this.posts.markPublished(published.map(({ postId, ...rest }) => ({ id: postId, ...rest })));
      await this.prompts.markUsedByPosts(
        published.flatMap(({ post }) => {
          const promptId = promptIdOf(post);
          return promptId === null ? [] : [{ userId: post.user_id, promptId }];
        }),
      );
      await this.edits.measureAfterCommit(published.map(({ postId }) => postId));
    });
  }

  private async statusChange(post: PostRow, { status: wanted }: ChangePostRequest): Promise<PostChange> {
    if (wanted === undefined) return {};
    const { status, refusal } = changedStatus(post, wanted);
    if (refusal !== null) throw refusalError(refusal);
    if (status === post.status) return {};
    if (status === 'draft' && (await this.posts.hasOtherDraft(post))) throw new DraftExistsError();
    return { status };
  }
}

/** Only the differing fields. */
function textChange(post: PostRow, request: ChangePostRequest): PostChange {
  const content = request.content === undefined ? post.content : cleanPostText(request.content);
  const { title } = rewordedPost(post, {
    content,
    ...(request.title === undefined ? {} : { title: request.title }),
  });
  const { scheduled_date, is_hidden, first_comment } = request;
  const hand_time = handTime(post, request);
  return {
    ...(content === post.content ? {} : { content, hashtags: extractHashtags(content) }),
    ...(title === post.title ? {} : { title }),
    ...(first_comment === undefined || first_comment === post.first_comment ? {} : { first_comment }),
    ...(is_hidden === undefined || is_hidden === post.is_hidden ? {} : { is_hidden }),
    ...(scheduled_date === undefined || scheduled_date === post.scheduled_date ? {} : { scheduled_date }),
    ...(hand_time === post.hand_time ? {} : { hand_time }),
  };
}

/** The reminder belongs to the planned day: it moves with it, and is gone without one. */
function handTime(post: PostRow, request: ChangePostRequest): string | null {
  const { scheduled_date = post.scheduled_date, hand_time = post.hand_time } = request;
  if (scheduled_date !== null) return hand_time;
  if (typeof request.hand_time !== 'string') return null;
  const message = 'hand_time is a time on the planned day: send scheduled_date with it';
  throw new InvalidInputError([{ field: 'hand_time', message }]);
}

function found(post: PostRow | null): PostRow {
  if (!post) throw new PostNotFoundError();
  return post;
}

function listKey(cursor: string): PostListKey {
  const [at, id] = decodeCursor(cursor, 2);
  const isPlace = at === null || isPlaceInTime(at);
  if (!isPlace || typeof id !== 'string' || !isUUID(id)) {
    const message = 'cursor is not one that this list has answered';
    throw new InvalidInputError([{ field: 'cursor', message }]);
  }
  return { at, id };
}
