import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../platform/auth/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/auth/authenticated-user.js';
import { HeldPostsResponse, StillRightRequest, StillRightResponse } from './held-posts.dto.js';
import { PublicationsRepository } from './publications.repository.js';

/** What a page shows at once; the rest comes when these are looked at. */
const SHOWN = 50;

/** Scheduled posts that wait for a look since the data was put back from a backup (docs/adr/0009). */
@Controller('held-posts')
@Access('subscriber')
export class HeldPostsController {
  constructor(private readonly publications: PublicationsRepository) {}

  /** The earliest ones first, 50 at most. */
  @Get()
  async list(@CurrentUser() user: AuthenticatedUser): Promise<HeldPostsResponse> {
    const rows = await this.publications.findHeld(user.id, SHOWN);
    return {
      data: rows.map(({ post_id, title, content_start, due_at, local_date, local_time, time_zone }) => ({
        ...{ post_id, title, content_start, local_date, local_time, time_zone },
        due_at: due_at.toISOString(),
      })),
      total: rows[0]?.total ?? 0,
    };
  }

  /** They are still right: named ones, or all. */
  @Post('still-right')
  @HttpCode(200)
  async stillRight(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { post_ids }: StillRightRequest,
  ): Promise<StillRightResponse> {
    return { count: await this.publications.endHold(user.id, post_ids ?? null) };
  }
}
