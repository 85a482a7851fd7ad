import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { HeldPostsResponse, StillRightRequest, StillRightResponse } from './held-posts.dto.js';
import { HeldPostsService } from './held-posts.service.js';

/** Scheduled posts that wait for a check after a restore from a backup (docs/adr/0009). */
@Controller('held-posts')
@Access('subscriber')
export class HeldPostsController {
  constructor(private readonly held: HeldPostsService) {}

  /** The earliest ones first, 50 at most. */
  @Get()
  list(@CurrentUser() user: AuthenticatedUser): Promise<HeldPostsResponse> {
    return this.held.list(user.id);
  }

  /** They are still right: named ones, or all that surely did not go out. */
  @Post('still-right')
  @HttpCode(200)
  stillRight(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { post_ids }: StillRightRequest,
  ): Promise<StillRightResponse> {
    return this.held.stillRight(user.id, post_ids ?? null);
  }
}
