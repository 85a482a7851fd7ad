import type { TextFinding } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** Of one post: the newest, each once. */
const FINDINGS_KEPT = 60;

/** What writers put into a post that its author has not settled. None of it is text, so the post's version stays. */
@Injectable()
export class PostFindingsRepository {
  constructor(private readonly database: Database) {}

  /** Keeps those of a text that is suggested for the post: they count once the text has their words. */
  async add(userId: string, postId: string, findings: readonly TextFinding[]): Promise<void> {
    if (findings.length === 0) return;
    await this.database.query(
      `update posts set findings = (
         select coalesce(jsonb_agg(finding order by number), '[]') from (
           select finding, number from (
             select distinct on (finding ->> 'kind', finding ->> 'quotation') finding, number
               from jsonb_array_elements($3::jsonb || posts.findings) with ordinality as given (finding, number)
              order by finding ->> 'kind', finding ->> 'quotation', number) once
            order by number limit $4) newest)
        where id = $1 and user_id = $2 and deleted_at is null`,
      [postId, userId, JSON.stringify(findings), FINDINGS_KEPT],
    );
  }

  /** The author vouches for the words: nothing is wrong with them any more. False where there is no such post. */
  async remove(userId: string, postId: string, quotation: string): Promise<boolean> {
    const rows = await this.database.query(
      `update posts set findings = (
         select coalesce(jsonb_agg(finding order by number), '[]')
           from jsonb_array_elements(posts.findings) with ordinality as kept (finding, number)
          where finding ->> 'quotation' <> $3)
        where id = $1 and user_id = $2 and deleted_at is null returning id`,
      [postId, userId, quotation],
    );
    return rows.length > 0;
  }
}
