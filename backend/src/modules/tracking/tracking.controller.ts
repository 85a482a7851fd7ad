import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  ChangeTrackedSessionRequest,
  StartTrackedSessionRequest,
  TrackEventsRequest,
  TrackedEventsResponse,
  TrackedSessionParams,
  TrackedSessionResponse,
  TrackingChoice,
} from './tracking.dto.js';
import { TrackingService } from './tracking.service.js';

/** Usage tracking (TRACKING-1). */
@Controller('tracking')
@Access('user')
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  /** 403 `tracking.refused`. 429. */
  @Post('sessions')
  async start(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { session_data }: StartTrackedSessionRequest,
  ): Promise<TrackedSessionResponse> {
    return { id: await this.tracking.start(user.id, session_data) };
  }

  /** 409 `tracking.session_ended` where the session is over, unless it is only to be ended. 429. */
  @Patch('sessions/:id')
  @HttpCode(204)
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: TrackedSessionParams,
    @Body() request: ChangeTrackedSessionRequest,
  ): Promise<void> {
    await this.tracking.change(user.id, id, request);
  }

  /**
   * 409 `tracking.session_ended`: the client starts a new session and sends them there. Above a user's daily limit no
   * event is accepted, and none should be sent again. 429.
   */
  @Post('events')
  @HttpCode(202)
  async track(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { session_id, events }: TrackEventsRequest,
  ): Promise<TrackedEventsResponse> {
    return { accepted: await this.tracking.track(user.id, session_id, events) };
  }

  @Get('choice')
  async choice(@CurrentUser() user: AuthenticatedUser): Promise<TrackingChoice> {
    return { is_allowed: await this.tracking.isAllowed(user.id) };
  }

  /** Whoever refuses is tracked no more, and what was tracked of them is deleted. 429. */
  @Put('choice')
  async choose(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { is_allowed }: TrackingChoice,
  ): Promise<TrackingChoice> {
    await this.tracking.allow(user.id, is_allowed);
    return { is_allowed };
  }
}
