import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { PostParams } from '../posts.dto.js';
import { AdminPostSuggestionsService } from './admin-post-suggestions.service.js';
import {
  PostSuggestionListResponse,
  PostSuggestionParams,
  SuggestEditRequest,
} from './post-suggestions.dto.js';

@Controller('admin/posts/:id/suggestions')
@Access('admin')
export class AdminPostSuggestionsController {
  constructor(private readonly suggestions: AdminPostSuggestionsService) {}

  /** Decided ones included. */
  @Get()
  async list(@Param() { id }: PostParams): Promise<PostSuggestionListResponse> {
    return this.suggestions.list(id);
  }

  /** Changes nothing of the post: its user is told, and decides. */
  @Post()
  async suggest(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() request: SuggestEditRequest,
  ): Promise<PostSuggestionListResponse> {
    return this.suggestions.suggest(actor.id, id, request);
  }

  /** Of one that its user has not decided. */
  @Delete(':suggestionId')
  @HttpCode(204)
  async withdraw(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id: postId, suggestionId }: PostSuggestionParams,
  ): Promise<void> {
    await this.suggestions.withdraw(actor.id, postId, suggestionId);
  }
}
