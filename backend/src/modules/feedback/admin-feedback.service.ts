import { RATINGS_LOOKED_BACK_DAYS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import type { AdminFeedbackListResponse, BadlyRatedBatchListResponse } from './admin-feedback.dto.js';
import { AdminFeedbackRepository } from './admin-feedback.repository.js';
import { presentListedFeedback } from './feedback.presenter.js';

const DAY_MS = 86_400_000;
const SHOWN = { shown: 5, most: 100 };

/** Read-only access of staff to the users' feedback. */
@Injectable()
export class AdminFeedbackService {
  constructor(
    private readonly feedback: AdminFeedbackRepository,
    private readonly clock: Clock,
  ) {}

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

  /** Batches that somebody rated low of late. */
  async badlyRatedBatches(): Promise<BadlyRatedBatchListResponse> {
    const since = new Date(this.clock.now().getTime() - RATINGS_LOOKED_BACK_DAYS * DAY_MS);
    const { rows, total } = await this.feedback.findBadlyRatedBatches(since, SHOWN);
    return { data: rows, total };
  }
}
