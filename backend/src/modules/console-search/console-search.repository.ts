import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { containing } from '../../platform/http/lists/admin-filter.js';
import type { FoundPost, FoundPrompt, FoundUser } from './console-search.dto.js';

const SHOWN = 5;
/** Rows of a kind that are weighed: of thousands with one word in common another word finds the right one. */
const WEIGHED = 200;

/** Each statement goes by the trigram index of the same words, and ends with the candidates that it weighs. */
@Injectable()
export class ConsoleSearchRepository {
  constructor(private readonly database: Database) {}

  async findUsers(text: string): Promise<FoundUser[]> {
    return this.database.query<FoundUser>(
      `select p.id, p.full_name as name, p.email
         from (select id, full_name, email, created_at from profiles
                where search_folded(email || ' ' || coalesce(full_name, '')) like search_folded($1::text) limit ${WEIGHED}) p
        order by starts_with(p.email, lower($2)) or starts_with(search_folded(coalesce(p.full_name, '')), search_folded($2::text)) desc,
                 p.created_at desc, p.id
        limit ${SHOWN}`,
      [containing(text), text],
    );
  }

  async findPosts(text: string): Promise<FoundPost[]> {
    return this.database.query<FoundPost>(
      `select p.id, p.title, u.full_name as user_name, u.email as user_email
         from (select id, title, user_id, updated_at from posts
                where deleted_at is null and search_folded(title || ' ' || content) like search_folded($1::text) limit ${WEIGHED}) p
         join profiles u on u.id = p.user_id
        order by search_folded(p.title) like search_folded($1::text) desc, p.updated_at desc, p.id
        limit ${SHOWN}`,
      [containing(text)],
    );
  }

  async findPrompts(text: string): Promise<FoundPrompt[]> {
    const rows = await this.database.query<Omit<FoundPrompt, 'id'> & { readonly id: string }>(
      `select p.id, p.hook, u.full_name as user_name, u.email as user_email
         from (select id, hook, user_id from content_prompts where search_text like search_folded($1::text) limit ${WEIGHED}) p
         join profiles u on u.id = p.user_id
        order by search_folded(p.hook) like search_folded($1::text) desc, p.id desc
        limit ${SHOWN}`,
      [containing(text)],
    );
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }
}
