import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { instantOf, microsecondsOf, timePage, type TimeKey } from '../../platform/http/lists/time-cursor.js';
import { MessageEntity } from './message.entity.js';

/** A message with the hook of its prompt, as selected. */
export interface MessageRow extends Readonly<MessageEntity> {
  readonly prompt_hook: string | null;
}

/** The columns of MessageRow, of `staff_messages m left join content_prompts prompt`. */
export const MESSAGE_COLUMNS = `${EntityColumns.of(MessageEntity).select('m')}, prompt.hook as prompt_hook`;

/** A user's messages to the staff. Every method is scoped by the owner, of the message and of its prompt. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  /** One page, the newest first, from behind `after` on. `next` is null on the last page. */
  async findPage(
    userId: string,
    filter: { readonly prompt_id?: number | undefined },
    page: { readonly limit: number; readonly after: TimeKey | null },
  ): Promise<{ rows: MessageRow[]; next: TimeKey | null }> {
    const parameters: unknown[] = [userId];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const conditions = ['m.user_id = $1'];
    if (filter.prompt_id !== undefined) conditions.push(`m.prompt_id = ${bind(filter.prompt_id)}`);
    if (page.after) {
      const { at, id } = page.after;
      conditions.push(`(m.created_at, m.id) < (${instantOf(bind(at))}, ${bind(id)}::uuid)`);
    }
    const rows = await this.database.query<MessageRow & TimeKey>(
      `select ${MESSAGE_COLUMNS}, ${microsecondsOf('m.created_at')} as at
         from staff_messages m left join content_prompts prompt on prompt.id = m.prompt_id
        where ${conditions.join(' and ')}
        order by m.created_at desc, m.id desc
        limit ${bind(page.limit + 1)}`,
      parameters,
    );
    return timePage(rows, page.limit);
  }

  /** Null when the message names a prompt that the user does not have. */
  async insert(userId: string, text: string, promptId: number | null): Promise<MessageRow | null> {
    // The lock prevents deleting the prompt between this check and the insert that refers to it.
    const about =
      promptId === null
        ? 'select null::bigint as id, null::text as hook where $3::bigint is null'
        : 'select id, hook from content_prompts where id = $3::bigint and user_id = $1 for key share';
    const [row] = await this.database.query<MessageRow>(
      `with prompt as (${about}),
            m as (insert into staff_messages (user_id, text, prompt_id) select $1, $2, prompt.id from prompt returning *)
       select ${MESSAGE_COLUMNS} from m cross join prompt`,
      [userId, text, promptId],
    );
    return row ?? null;
  }

  /**
   * Those that staff have read, the oldest first; of each user's lines about one prompt, or about none, the newest `kept` stay.
   * Returns how many were removed.
   */
  async deleteReadBefore(before: Date, kept: number, limit: number): Promise<number> {
    const rows = await this.database.query(
      `delete from staff_messages
        where id in (
          select old.id from staff_messages old
           where old.created_at < $1 and old.read_at is not null
             and exists (
               select from staff_messages newer
                where newer.user_id = old.user_id and newer.prompt_id is not distinct from old.prompt_id
                  and (newer.created_at, newer.id) > (old.created_at, old.id)
                order by newer.created_at, newer.id offset $2 limit 1)
           order by old.created_at limit $3 for update skip locked)
       returning id`,
      [before, kept - 1, limit],
    );
    return rows.length;
  }
}
