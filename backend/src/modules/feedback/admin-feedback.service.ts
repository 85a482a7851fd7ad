import { DAY_MS, FEEDBACK_TEXTS, paths, RATINGS_LOOKED_BACK_DAYS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type {
  AdminFeedbackListResponse,
  AdminFeedbackResponse,
  BadlyRatedBatchListResponse,
} from './admin-feedback.dto.js';
import { AdminFeedbackRepository, type AdminFeedbackRow } from './admin-feedback.repository.js';
import { isAnswered } from './feedback.policy.js';
import { presentListedFeedback } from './feedback.presenter.js';

const SHOWN = { shown: 5, most: 100 };

/** What a user says is answered once; `details.current` has the present reply. */
export class FeedbackAnsweredError extends AppError {
  constructor(current: AdminFeedbackResponse) {
    super(409, 'feedback.replied', FEEDBACK_TEXTS.alreadyReplied, { current });
  }
}

/** Staff's view of the users' feedback, and their replies. */
@Injectable()
export class AdminFeedbackService {
  constructor(
    private readonly database: Database,
    private readonly feedback: AdminFeedbackRepository,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: AdminListQuery): Promise<AdminFeedbackListResponse> {
    const { rows, total } = await this.feedback.findPage(query);
    return { data: rows.map(present), total };
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<AdminFeedbackResponse> {
    return present(found(await this.feedback.find(id)));
  }

  /**
   * A reply and the notice of it are there together or not at all. Words that their user changed may be answered anew.
   * @throws NotFoundError
   * @throws FeedbackAnsweredError for a second reply to the same words
   */
  async reply(id: string, reply: string, staffId: string): Promise<AdminFeedbackResponse> {
    return this.database.transaction(async () => {
      const before = found(await this.feedback.lock(id));
      if (isAnswered(before)) throw new FeedbackAnsweredError(present(before));
      await this.feedback.reply(id, reply);
      await this.notifications.notify([
        {
          userId: before.user_id,
          kind: 'feedback.replied',
          subject: `${id}:${before.updated_at.toISOString()}`,
          title: FEEDBACK_TEXTS.noticeTitle,
          body: reply,
          link: paths.feedback,
        },
      ]);
      await this.audit.record({
        ...{ actor_id: staffId, user_id: before.user_id },
        action: 'feedback.replied',
        entity: 'feedback',
        entity_id: id,
        details: { before: { reply: before.reply }, after: { reply } },
      });
      return this.get(id);
    });
  }

  /** Batches that somebody rated low of late. */
  async badlyRatedBatches(): Promise<BadlyRatedBatchListResponse> {
    const since = new Date(this.clock.now().getTime() - RATINGS_LOOKED_BACK_DAYS * DAY_MS);
    const { rows, total } = await this.feedback.findBadlyRatedBatches(since, SHOWN);
    return { data: rows, total };
  }
}

function found(row: AdminFeedbackRow | null): AdminFeedbackRow {
  if (!row) throw new NotFoundError('The feedback');
  return row;
}

function present(row: AdminFeedbackRow): AdminFeedbackResponse {
  const { user_name, user_email } = row;
  return { ...presentListedFeedback(row), user_name, user_email, is_answered: isAnswered(row) };
}
