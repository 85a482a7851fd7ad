import { Injectable } from '@nestjs/common';
import type { DecisionListResponse } from './decisions.dto.js';
import { DecisionsRepository } from './decisions.repository.js';
import { presentPublication } from '../publication.presenter.js';
import { TimelinesRepository } from '../timelines.repository.js';

/** More than anybody reviews at once; the rest follows when these are decided. */
const AT_ONCE = 50;

/** The inbox of posts with an open outcome, or that were not published (docs/publishing.md: the user knows within 10 minutes). */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly timelines: TimelinesRepository,
  ) {}

  async list(userId: string): Promise<DecisionListResponse> {
    const rows = await this.decisions.findOldest(userId, AT_ONCE);
    if (rows.length === 0) return { data: [] };
    const [attempts, timelines] = await Promise.all([
      this.decisions.findAttempts(rows.map(({ id }) => id)),
      this.timelines.findForPosts(
        userId,
        rows.map(({ post_id }) => post_id),
      ),
    ]);
    return {
      data: rows.map((row) => ({
        post: { id: row.post_id, title: row.post_title, content_start: row.content_start },
        publication: presentPublication(row, attempts.get(row.id) ?? [], timelines.get(row.post_id) ?? []),
      })),
    };
  }
}
