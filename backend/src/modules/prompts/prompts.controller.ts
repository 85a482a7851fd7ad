import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CompiledResponse } from '../../platform/http/responses/compiled-response.js';
import {
  ChangePromptRequest,
  ListPromptsQuery,
  MovePromptRequest,
  MovedPromptResponse,
  PromptListResponse,
  PromptParams,
  PromptResponse,
} from './prompts.dto.js';
import { MovePromptCommand } from './slots/move-prompt.command.js';
import { PromptsService } from './prompts.service.js';

@Controller('content-prompts')
@Access('subscriber')
export class PromptsController {
  constructor(
    private readonly prompts: PromptsService,
    private readonly movePrompt: MovePromptCommand,
  ) {}

  /** The prompt library: dated prompts first, the newest date first; undated ones last. */
  @Get()
  @Costly('search')
  @CompiledResponse()
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

  /** Sets the date, the favourite mark or the status. 409 `prompt.stale` with the newer prompt. */
  @Patch(':id')
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
    @Body() request: ChangePromptRequest,
  ): Promise<PromptResponse> {
    return this.prompts.change(user.id, id, request);
  }

  /**
   * Moves the prompt to a place on the calendar; a prompt already there takes its former place. 409 `prompt.stale` with
   * the newer prompt.
   */
  @Post(':id/move')
  @HttpCode(200)
  async move(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
    @Body() request: MovePromptRequest,
  ): Promise<MovedPromptResponse> {
    return this.movePrompt.execute(user.id, id, request);
  }

  /** Removes the prompt from the calendar; it stays in the library. */
  @Delete(':id/schedule')
  async takeOffCalendar(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
  ): Promise<PromptResponse> {
    return this.prompts.takeOffCalendar(user.id, id);
  }

  @Post(':id/archive')
  @HttpCode(200)
  async archive(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
  ): Promise<PromptResponse> {
    return this.prompts.archive(user.id, id);
  }

  /** Resets the status to new, also for used prompts. */
  @Post(':id/unarchive')
  @HttpCode(200)
  async unarchive(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PromptParams,
  ): Promise<PromptResponse> {
    return this.prompts.unarchive(user.id, id);
  }
}
