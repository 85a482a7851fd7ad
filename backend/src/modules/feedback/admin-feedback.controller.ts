import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../platform/http/responses/compiled-response.js';
import {
  AdminFeedbackListResponse,
  AdminFeedbackParams,
  AdminFeedbackResponse,
  BadlyRatedBatchListResponse,
  ReplyToFeedbackRequest,
} from './admin-feedback.dto.js';
import { AdminFeedbackService } from './admin-feedback.service.js';

@Controller('admin')
@Access('admin')
export class AdminFeedbackController {
  constructor(private readonly feedback: AdminFeedbackService) {}

  /** Changed last first. Filters: id, user_id, type, prompt_id, post_id, rating, is_low, said, replied, batch_id, q (what was written). */
  @Get('feedback')
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AdminFeedbackListResponse> {
    return this.feedback.list(query);
  }

  @Get('feedback/:id')
  async get(@Param() { id }: AdminFeedbackParams): Promise<AdminFeedbackResponse> {
    return this.feedback.get(id);
  }

  /** Its user gets a notice. A second reply to the same words is a 409 `feedback.replied`. */
  @Patch('feedback/:id')
  async reply(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: AdminFeedbackParams,
    @Body() { reply }: ReplyToFeedbackRequest,
  ): Promise<AdminFeedbackResponse> {
    return this.feedback.reply(id, reply, staff.id);
  }

  /** Batches with a rating of one or two stars in the last 30 days whose ratings are below three in the mean. */
  @Get('badly-rated-batches')
  async badlyRatedBatches(): Promise<BadlyRatedBatchListResponse> {
    return this.feedback.badlyRatedBatches();
  }
}
