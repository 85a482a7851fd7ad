import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  PlanBreakRequest,
  PlannedBreakParams,
  PlannedBreakResponse,
  PlannedBreaksResponse,
} from './planned-breaks.dto.js';
import { PlannedBreaksService } from './planned-breaks.service.js';

@Controller('planned-breaks')
@Access('subscriber')
export class PlannedBreaksController {
  constructor(private readonly breaks: PlannedBreaksService) {}

  /** The latest first. */
  @Get()
  async list(@CurrentUser() user: AuthenticatedUser): Promise<PlannedBreaksResponse> {
    return { data: await this.breaks.list(user.id) };
  }

  /** Days without posts that do not end the posting streak. 422 for too many of them, or too many days. */
  @Post()
  async plan(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: PlanBreakRequest,
  ): Promise<PlannedBreakResponse> {
    return this.breaks.plan(user.id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PlannedBreakParams): Promise<void> {
    await this.breaks.remove(user.id, id);
  }
}
