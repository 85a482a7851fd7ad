import { Injectable } from '@nestjs/common';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import type { AdminFeedbackListResponse } from './admin-feedback.dto.js';
import { AdminFeedbackRepository } from './admin-feedback.repository.js';
import { presentListedFeedback } from './feedback.presenter.js';

/** Read-only access of staff to the users' feedback. */
@Injectable()
export class AdminFeedbackService {
  constructor(private readonly feedback: AdminFeedbackRepository) {}

  async list(query: AdminListQuery): Promise<AdminFeedbackListResponse> {
    const { rows, total } = await this.feedback.findPage(query);
    return {
      data: rows.map((row) => {
        const { user_name, user_email } = row;
        return { ...presentListedFeedback(row), user_name, user_email };
      }),
      total,
    };
  }
}
