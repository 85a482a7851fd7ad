import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { PostParams, PostResponse } from '../posts.dto.js';
import {
  AcceptSuggestionRequest,
  PostSuggestionListResponse,
  PostSuggestionParams,
} from './post-suggestions.dto.js';
import { PostSuggestionsService } from './post-suggestions.service.js';

@Controller('posts/:id/suggestions')
@Access('subscriber')
export class PostSuggestionsController {
  constructor(private readonly suggestions: PostSuggestionsService) {}

  /** What staff suggest and the user has not decided yet. */
  @Get()
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
  ): Promise<PostSuggestionListResponse> {
    return this.suggestions.list(user.id, id);
  }

  /** 409 `suggestion.outdated` where its words have changed, 409 `post.stale` where the post is a newer one. */
  @Post(':suggestionId/accept')
  @HttpCode(200)
  async accept(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id: postId, suggestionId: id }: PostSuggestionParams,
    @Body() { version }: AcceptSuggestionRequest,
  ): Promise<PostResponse> {
    return this.suggestions.accept({ userId: user.id, postId, id }, version);
  }

  @Post(':suggestionId/decline')
  @HttpCode(204)
  async decline(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id: postId, suggestionId: id }: PostSuggestionParams,
  ): Promise<void> {
    await this.suggestions.decline({ userId: user.id, postId, id });
  }
}
