import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { hasTag } from '../../platform/http/responses/entity-tag.js';
import { sha256 } from '../../platform/crypto/token.js';
import { CalendarFeedParams, CalendarFeedResponse } from './calendar-feed.dto.js';
import { FEED_MAX_AGE_SECONDS } from './calendar-file.js';
import { CalendarFeedService } from './calendar-feed.service.js';

/** The calendar for the user's own calendar programs. They cannot sign in: the address is the secret. */
@Controller('calendar/feed')
@Access('subscriber')
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Get()
  async find(@CurrentUser() user: AuthenticatedUser): Promise<CalendarFeedResponse> {
    return this.feeds.find(user.id);
  }

  /** Makes the address, or another one in its place: what had the old one reads nothing from then on. */
  @Post()
  async renew(@CurrentUser() user: AuthenticatedUser): Promise<CalendarFeedResponse> {
    return this.feeds.renew(user.id);
  }

  /** The address stops working at once. */
  @Delete()
  @HttpCode(204)
  async stop(@CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.feeds.stop(user.id);
  }

  /** The calendar as an .ics file. 304 for who has it already, 404 for an address that does not work (any more), 429. */
  @Get(':token.ics')
  @Access('public')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  async read(
    @Param() { token }: CalendarFeedParams,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const file = await this.feeds.read(token);
    const etag = `"${sha256(file)}"`;
    void reply.headers({ etag, 'cache-control': `private, max-age=${FEED_MAX_AGE_SECONDS}` });
    if (hasTag(request.headers['if-none-match'], etag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.type('text/calendar; charset=utf-8');
    return file;
  }
}
