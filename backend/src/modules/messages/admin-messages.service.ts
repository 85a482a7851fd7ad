import { MESSAGE_TEXTS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError, NotFoundError, AppError } from '../../platform/http/errors/app-error.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService, type NewNotice } from '../notifications/notifications.service.js';
import type {
  AdminMessageListResponse,
  AdminMessageResponse,
  AnswerMessageRequest,
} from './admin-messages.dto.js';
import { AdminMessagesRepository, type AdminMessageRow } from './admin-messages.repository.js';
import { presentMessage } from './message.presenter.js';

/** A message is answered once; `details.current` has the present reply. */
export class AlreadyRepliedError extends AppError {
  constructor(current: AdminMessageResponse) {
    super(409, 'message.replied', MESSAGE_TEXTS.alreadyReplied, { current });
  }
}

/** Staff's view of the users' messages, and their replies. */
@Injectable()
export class AdminMessagesService {
  constructor(
    private readonly database: Database,
    private readonly messages: AdminMessagesRepository,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  async list(query: AdminListQuery): Promise<AdminMessageListResponse> {
    const { rows, total } = await this.messages.findPage(query);
    return { data: rows.map(present), total };
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<AdminMessageResponse> {
    return present(found(await this.messages.find(id)));
  }

  /**
   * Marks as read, replies, or both. A reply and the notice of it are there together or not at all.
   * @throws NotFoundError
   * @throws AlreadyRepliedError for a second reply
   */
  async answer(
    id: string,
    { read, reply }: AnswerMessageRequest,
    staffId: string,
  ): Promise<AdminMessageResponse> {
    if (read === undefined && reply === undefined) {
      throw new InvalidInputError([{ field: 'read', message: MESSAGE_TEXTS.nothingAsked }]);
    }
    return this.database.transaction(async () => {
      const message = found(await this.messages.lock(id));
      if (reply !== undefined && message.reply !== null) throw new AlreadyRepliedError(present(message));
      if (reply === undefined && message.read_at !== null) return present(message);
      await this.messages.answer(id, reply ?? null);
      if (reply !== undefined) await this.notifications.notify([replyNotice(message.user_id, id, reply)]);
      await this.audit.record({
        ...{ actor_id: staffId, user_id: message.user_id },
        action: reply === undefined ? 'staff_message.read' : 'staff_message.replied',
        entity: 'staff_messages',
        entity_id: id,
        details: {
          before: { read: message.read_at !== null, reply: null },
          after: { read: true, reply: reply ?? null },
        },
      });
      return this.get(id);
    });
  }
}

/** The notice to a user that staff has replied. */
export const replyNotice = (userId: string, messageId: string, reply: string): NewNotice => ({
  userId,
  kind: 'message.replied',
  subject: messageId,
  title: MESSAGE_TEXTS.noticeTitle,
  body: reply,
  link: '/feedback',
});

function found(row: AdminMessageRow | null): AdminMessageRow {
  if (!row) throw new NotFoundError('The message');
  return row;
}

function present(row: AdminMessageRow): AdminMessageResponse {
  const { user_id, user_name, user_email } = row;
  return { ...presentMessage(row), user_id, user_name, user_email };
}
