import { DECISION_STATES } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PUBLICATION_COLUMNS, type AttemptDetail, type PublicationRow } from '../publications.repository.js';

export interface DecisionRow extends PublicationRow {
  readonly content_start: string;
}

/** Constants, so that the partial index ix_publications_decisions serves. */
const STATES = DECISION_STATES.map((state) => `'${state}'`).join(', ');

/** Publications that wait for a decision of their owner. */
@Injectable()
export class DecisionsRepository {
  constructor(private readonly database: Database) {}

  /** Hidden posts too: what went wrong with them must not go missing. */
  async findOldest(userId: string, limit: number): Promise<DecisionRow[]> {
    return this.database.query<DecisionRow>(
      `select ${PUBLICATION_COLUMNS}, left(post.content, 200) as content_start
         from publications p join posts post on post.id = p.post_id
        where p.user_id = $1 and p.state in (${STATES}) and post.status <> 'archived' and post.deleted_at is null
        order by p.due_at, p.id limit $2`,
      [userId, limit],
    );
  }

  /** By publication, in the order of their numbers. */
  async findAttempts(publicationIds: readonly string[]): Promise<Map<string, AttemptDetail[]>> {
    const rows = await this.database.query<AttemptDetail & { readonly publication_id: string }>(
      `select publication_id, number, sending_at, responded_at, http_status, outcome_class, outcome, urn
         from publication_attempts where publication_id = any ($1::uuid[]) order by publication_id, number`,
      [publicationIds],
    );
    const attempts = new Map<string, AttemptDetail[]>();
    for (const { publication_id, ...attempt } of rows) {
      attempts.set(publication_id, [...(attempts.get(publication_id) ?? []), attempt]);
    }
    return attempts;
  }
}
