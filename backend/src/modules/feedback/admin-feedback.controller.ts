import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AdminFeedbackListResponse, BadlyRatedBatchListResponse } from './admin-feedback.dto.js';
import { AdminFeedbackService } from './admin-feedback.service.js';

@Controller('admin')
@Access('admin')
export class AdminFeedbackController {
  constructor(private readonly feedback: AdminFeedbackService) {}

  /** Changed last first. Filters: id, user_id, type, prompt_id, post_id, rating, is_low, batch_id, q (what was written). */
  @Get('feedback')
  async list(@Query() query: AdminListQuery): Promise<AdminFeedbackListResponse> {
    return this.feedback.list(query);
  }

  /** Batches with a rating of one or two stars in the last 30 days whose ratings are below three in the mean. */
  @Get('badly-rated-batches')
  async badlyRatedBatches(): Promise<BadlyRatedBatchListResponse> {
    return this.feedback.badlyRatedBatches();
  }
}
