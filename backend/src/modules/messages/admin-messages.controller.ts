import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../platform/http/responses/compiled-response.js';
import {
  AdminMessageListResponse,
  AdminMessageResponse,
  AnswerMessageRequest,
  MessageParams,
} from './admin-messages.dto.js';
import { AdminMessagesService } from './admin-messages.service.js';

@Controller('admin/messages')
@Access('admin')
export class AdminMessagesController {
  constructor(private readonly messages: AdminMessagesService) {}

  /** Unread ones first, then the newest. Filters: id, user_id, prompt_id, unread, replied, q (what was written). */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AdminMessageListResponse> {
    return this.messages.list(query);
  }

  @Get(':id')
  async get(@Param() { id }: MessageParams): Promise<AdminMessageResponse> {
    return this.messages.get(id);
  }

  /** Marks as read, replies, or both. The user gets a notice of a reply; a second one is a 409 `message.replied`. */
  @Patch(':id')
  async answer(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: MessageParams,
    @Body() request: AnswerMessageRequest,
  ): Promise<AdminMessageResponse> {
    return this.messages.answer(id, request, staff.id);
  }
}
