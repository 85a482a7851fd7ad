import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { decodeTimeKey, encodeTimeKey } from '../../platform/http/lists/time-cursor.js';
import { UserAllowancesService } from '../auth/allowances/user-allowances.service.js';
import { presentMessage } from './message.presenter.js';
import type {
  ListMessagesQuery,
  MessageListResponse,
  MessageResponse,
  SendMessageRequest,
} from './messages.dto.js';
import { MessagesRepository } from './messages.repository.js';

/** Messages of a user to the staff who prepare their prompts: one line at a time. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly allowances: UserAllowancesService,
  ) {}

  /** The newest first. */
  async list(userId: string, query: ListMessagesQuery): Promise<MessageListResponse> {
    const after = decodeTimeKey(query.cursor);
    const { rows, next } = await this.messages.findPage(userId, query, { limit: query.limit, after });
    return { data: rows.map(presentMessage), next_cursor: encodeTimeKey(next) };
  }

  /**
   * @throws NotFoundError also for another user's prompt
   * @throws TooManyAttemptsError
   */
  async send(userId: string, { text, prompt_id }: SendMessageRequest): Promise<MessageResponse> {
    await this.allowances.take('messages', userId);
    const row = await this.messages.insert(userId, text, prompt_id ?? null);
    if (!row) throw new NotFoundError('The prompt');
    return presentMessage(row);
  }
}
