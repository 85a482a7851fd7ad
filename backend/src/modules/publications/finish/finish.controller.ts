import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { PublicationParams, PublishedPostResponse } from '../publications.dto.js';
import { CorrectPostCommand } from './correct-post.command.js';
import { CorrectPostRequest, FinishResponse, TickRequest } from './finish.dto.js';
import { FinishService } from './finish.service.js';

@Controller('posts')
@Access('subscriber')
export class FinishController {
  constructor(
    private readonly finish: FinishService,
    private readonly correctPost: CorrectPostCommand,
  ) {}

  /** What is left to do on LinkedIn once the post is out. */
  @Get(':id/finish')
  async get(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PublicationParams,
  ): Promise<FinishResponse> {
    return this.finish.get(user.id, id);
  }

  /** Ticks a step off, or takes its tick back. */
  @Patch(':id/finish')
  async tick(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PublicationParams,
    @Body() request: TickRequest,
  ): Promise<FinishResponse> {
    return this.finish.tick(user.id, id, request);
  }

  /** A new text for a post that is out. 409 `correction.by_hand` and others, 502 `correction.unclear`: safe to repeat. */
  @Post(':id/correct')
  @Costly('correction')
  @HttpCode(200)
  async correct(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PublicationParams,
    @Body() request: CorrectPostRequest,
  ): Promise<PublishedPostResponse> {
    return { post: await this.correctPost.execute(user.id, id, request) };
  }
}
