import type { SuggestionState } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { PostSuggestionResponse } from './post-suggestions.dto.js';

const COLUMNS = `s.id, s.range_start, s.original, s.replacement, s.reason, s.state, author.full_name as author_name,
                 s.created_at, s.decided_at`;
const FROM = 'from post_suggestions s left join profiles author on author.id = s.author_id';
const SHOWN = 100;

export interface NewSuggestion {
  readonly post_id: string;
  readonly author_id: string;
  readonly range_start: number;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** What staff suggested for posts. Callers have made sure that the post is the user's own, or that staff ask. */
@Injectable()
export class PostSuggestionsRepository {
  constructor(private readonly database: Database) {}

  async findOfPost(postId: string, states: readonly SuggestionState[]): Promise<PostSuggestionResponse[]> {
    return this.database.query<PostSuggestionResponse>(
      `select * from (
         select ${COLUMNS} ${FROM} where s.post_id = $1 and s.state = any ($2)
          order by s.created_at desc, s.id desc limit ${SHOWN}) newest
        order by created_at, id`,
      [postId, states],
    );
  }

  async countOpen(postId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from post_suggestions where post_id = $1 and state = 'open'`,
      [postId],
    );
    return row?.count ?? 0;
  }

  /** Locked until the transaction ends. */
  async lock(postId: string, id: string): Promise<PostSuggestionResponse | null> {
    const [row] = await this.database.query<PostSuggestionResponse>(
      `select ${COLUMNS} ${FROM} where s.post_id = $1 and s.id = $2 for update of s`,
      [postId, id],
    );
    return row ?? null;
  }

  async insert(suggestion: NewSuggestion): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `insert into post_suggestions (post_id, author_id, range_start, original, replacement, reason)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [
        suggestion.post_id,
        suggestion.author_id,
        suggestion.range_start,
        suggestion.original,
        suggestion.replacement,
        suggestion.reason,
      ],
    );
    if (!row) throw new Error('A suggestion was not kept');
    return row.id;
  }

  async decide(postId: string, id: string, state: SuggestionState, at: Date): Promise<void> {
    await this.database.query(
      'update post_suggestions set state = $3, decided_at = $4 where post_id = $1 and id = $2',
      [postId, id, state, at],
    );
  }

  async delete(postId: string, id: string): Promise<void> {
    await this.database.query('delete from post_suggestions where post_id = $1 and id = $2', [postId, id]);
  }
}
