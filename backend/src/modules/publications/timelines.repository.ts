import {
  publicationTimeline,
  type TimelineAttempt,
  type TimelineEntry,
  type TimelineEvent,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

interface OfPublication {
  readonly publication_id: string;
  readonly post_id: string;
}

/** What happened to the publications of posts, in words for their owner. */
@Injectable()
export class TimelinesRepository {
  constructor(private readonly database: Database) {}

  async findForPost(userId: string, postId: string): Promise<TimelineEntry[]> {
    return (await this.findForPosts(userId, [postId])).get(postId) ?? [];
  }

  /** By post; with the publications of it that were cancelled before. */
  async findForPosts(userId: string, postIds: readonly string[]): Promise<Map<string, TimelineEntry[]>> {
    const [events, attempts] = await Promise.all([
      this.database.query<TimelineEvent & OfPublication>(
        `select p.post_id, e.publication_id, e.at, e.event, e.from_state, e.details
           from publications p join publication_events e on e.publication_id = p.id
          where p.user_id = $1 and p.post_id = any ($2::uuid[]) order by p.created_at, e.id`,
        [userId, postIds],
      ),
      this.database.query<TimelineAttempt & OfPublication>(
        `select p.post_id, a.publication_id, a.number, a.sending_at, a.responded_at, a.outcome
           from publications p join publication_attempts a on a.publication_id = p.id
          where p.user_id = $1 and p.post_id = any ($2::uuid[]) order by p.created_at, a.number`,
        [userId, postIds],
      ),
    ]);
    const timelines = new Map<string, TimelineEntry[]>();
    for (const id of new Set(events.map(({ publication_id }) => publication_id))) {
      const own = events.filter(({ publication_id }) => publication_id === id);
      const itsAttempts = attempts.filter(({ publication_id }) => publication_id === id);
      const postId = own[0]?.post_id ?? '';
      const entries = publicationTimeline(own, itsAttempts, 'owner');
      timelines.set(postId, [...(timelines.get(postId) ?? []), ...entries]);
    }
    return timelines;
  }
}
