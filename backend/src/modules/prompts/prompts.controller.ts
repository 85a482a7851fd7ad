import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/auth/authenticated-user.js';
import {
  ChangePromptRequest,
  ListPromptsQuery,
  PromptListResponse,
  PromptParams,
  PromptResponse,
} from './prompts.dto.js';
import { PromptsService } from './prompts.service.js';

@Controller('content-prompts')
@Access('subscriber')
export class PromptsController {
  constructor(private readonly prompts: PromptsService) {}

  /** The prompt library: dated prompts first, the newest date first; undated ones last. */
  @Get()
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: ListPromptsQuery,
  ): Promise<PromptListResponse> {
    return this.prompts.list(user.id, query);
  }

  @Get(':id')
  async get(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PromptParams): Promise<PromptResponse> {
    return this.prompts.get(user.id, id);
  }

  /** Sets the date, the favourite mark or the status. */
  @Patch(':id')
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
    @Body() request: ChangePromptRequest,
  ): Promise<PromptResponse> {
    return this.prompts.change(user.id, id, request);
  }

  @Post(':id/archive')
  @HttpCode(200)
  async archive(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
  ): Promise<PromptResponse> {
    return this.prompts.archive(user.id, id);
  }

  /** Back to new, for used prompts too. */
  @Post(':id/unarchive')
  @HttpCode(200)
  async unarchive(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
  ): Promise<PromptResponse> {
    return this.prompts.unarchive(user.id, id);
  }
}
