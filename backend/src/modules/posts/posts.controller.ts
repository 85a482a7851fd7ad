import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  RequestMethod,
  Sse,
  SseSignal,
  type MessageEvent,
} from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Access } from '../../platform/auth/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/auth/authenticated-user.js';
import { draftEvents } from './draft-stream.js';
import { GeneratePostCommand } from './generate-post.command.js';
import {
  DraftDeltaEvent,
  DraftFailedEvent,
  DraftSavedEvent,
  GeneratePostRequest,
} from './generate-post.dto.js';
import { MarkPostedCommand } from './mark-posted.command.js';
import {
  ChangePostRequest,
  CreatePostRequest,
  ListPostsQuery,
  MarkPostedRequest,
  PostListResponse,
  PostParams,
  PostResponse,
} from './posts.dto.js';
import { PostsService } from './posts.service.js';

@Controller('posts')
@Access('subscriber')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly generatePost: GeneratePostCommand,
    private readonly markPosted: MarkPostedCommand,
  ) {}

  @Get()
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: ListPostsQuery,
  ): Promise<PostListResponse> {
    return this.posts.list(user.id, query);
  }

  @Post()
  async create(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: CreatePostRequest,
  ): Promise<PostResponse> {
    return this.posts.create(user.id, request);
  }

  /** Server-sent events: `delta` with pieces of text, then `draft` with the saved post, or `error`. */
  @Sse('generate', { method: RequestMethod.POST })
  @HttpCode(200)
  @ApiExtraModels(DraftDeltaEvent, DraftSavedEvent, DraftFailedEvent)
  @ApiOkResponse({
    content: {
      'text/event-stream': {
        schema: {
          oneOf: [DraftDeltaEvent, DraftSavedEvent, DraftFailedEvent].map((event) => ({
            $ref: getSchemaPath(event),
          })),
        },
      },
    },
  })
  async generate(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: GeneratePostRequest,
    @SseSignal() signal: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const plan = await this.generatePost.plan(user.id, request);
    return draftEvents((onText) => this.generatePost.run(plan, { onText, signal }), signal);
  }

  @Get(':id')
  async get(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PostParams): Promise<PostResponse> {
    return this.posts.get(user.id, id);
  }

  /** An edit names the version it started from; a stale one answers 409 with the newer post. */
  @Patch(':id')
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() request: ChangePostRequest,
  ): Promise<PostResponse> {
    return this.posts.change(user.id, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PostParams): Promise<void> {
    await this.posts.delete(user.id, id);
  }

  @Post(':id/mark-posted')
  @HttpCode(200)
  async mark(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() request: MarkPostedRequest,
  ): Promise<PostResponse> {
    return this.markPosted.run(user.id, id, request);
  }
}
