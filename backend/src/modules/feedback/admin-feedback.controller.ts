import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AdminFeedbackListResponse } from './admin-feedback.dto.js';
import { AdminFeedbackService } from './admin-feedback.service.js';

@Controller('admin/feedback')
@Access('admin')
export class AdminFeedbackController {
  constructor(private readonly feedback: AdminFeedbackService) {}

  /** Changed last first. Filters: id, user_id, type, prompt_id, post_id, rating, q (what was written). */
  @Get()
  async list(@Query() query: AdminListQuery): Promise<AdminFeedbackListResponse> {
    return this.feedback.list(query);
  }
}
