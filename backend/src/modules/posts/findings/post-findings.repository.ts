import type { TextFinding } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** Of one post: the newest, each once. */
const FINDINGS_KEPT = 60;

/** Lists of a post between which its author moves what is found. */
interface Move {
  readonly from: 'findings' | 'vouched';
  readonly to: 'findings' | 'vouched';
}

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
  async vouch(userId: string, postId: string, quotation: string): Promise<boolean> {
    return this.move(userId, postId, quotation, { from: 'findings', to: 'vouched' });
  }

  /** Takes that back: what was wrong with them is wrong again. */
  async takeBack(userId: string, postId: string, quotation: string): Promise<boolean> {
    return this.move(userId, postId, quotation, { from: 'vouched', to: 'findings' });
  }

  /** Nothing changes where the words are not in the list that they would leave: a repeated call undoes nothing. */
  private async move(userId: string, postId: string, quotation: string, lists: Move): Promise<boolean> {
    const { from, to } = lists;
    const rows = await this.database.query(
      `with moved as (
         update posts set ${from} = (
           select coalesce(jsonb_agg(finding order by number), '[]')
             from jsonb_array_elements(posts.${from}) with ordinality as kept (finding, number)
            where finding ->> 'quotation' <> $3),
          ${to} = (
           select coalesce(jsonb_agg(finding order by number), '[]') from (
             select finding, number from (
               select finding, row_number() over () as number
                 from jsonb_array_elements(posts.${from}) as moved (finding)
                where finding ->> 'quotation' = $3
                union all
               select finding, $4 + number
                 from jsonb_array_elements(posts.${to}) with ordinality as kept (finding, number)
                where finding ->> 'quotation' <> $3
                   or not posts.${from} @> jsonb_build_array(
                            jsonb_build_object('kind', finding -> 'kind', 'quotation', $3::text))) once
              order by number limit $4) newest)
          where id = $1 and user_id = $2 and deleted_at is null
            and ${from} @> jsonb_build_array(jsonb_build_object('quotation', $3::text)))
       select id from posts where id = $1 and user_id = $2 and deleted_at is null`,
      [postId, userId, quotation, FINDINGS_KEPT],
    );
    return rows.length > 0;
  }
}
