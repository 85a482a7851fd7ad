import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import {
  AdminChangePromptRequest,
  AdminPromptListResponse,
  AdminPromptResponse,
} from './admin-prompts.dto.js';
import { AdminPromptsService } from './admin-prompts.service.js';
import { PromptParams } from '../prompts.dto.js';

@Controller('admin/content-prompts')
@Access('admin')
export class AdminPromptsController {
  constructor(private readonly prompts: AdminPromptsService) {}

  /** Newest first. Filters: user_id, batch_id, status, pushed_to_calendar, is_held, q (hook, text or category). */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AdminPromptListResponse> {
    return this.prompts.list(query);
  }

  @Get(':id')
  async get(@Param() { id }: PromptParams): Promise<AdminPromptResponse> {
    return this.prompts.get(id);
  }

  @Patch(':id')
  async change(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PromptParams,
    @Body() request: AdminChangePromptRequest,
  ): Promise<AdminPromptResponse> {
    return this.prompts.change(id, request, staff.id);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@CurrentUser() staff: AuthenticatedUser, @Param() { id }: PromptParams): Promise<void> {
    await this.prompts.delete(id, staff.id);
  }
}
