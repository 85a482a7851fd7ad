import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  ListMessagesQuery,
  MessageListResponse,
  MessageResponse,
  SendMessageRequest,
} from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@Controller('messages')
@Access('subscriber')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /** The newest first. */
  @Get()
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: ListMessagesQuery,
  ): Promise<MessageListResponse> {
    return this.messages.list(user.id, query);
  }

  /** One line to the staff who prepare the prompts. 404 for a prompt that is not the user's, 429. */
  @Post()
  async send(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: SendMessageRequest,
  ): Promise<MessageResponse> {
    return this.messages.send(user.id, request);
  }
}
