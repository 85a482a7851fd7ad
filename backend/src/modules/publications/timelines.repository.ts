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

/** Limit per post: more than anybody reads, and cheap even if a user plans and cancels all day. */
const PUBLICATIONS_TOLD = 20;
const ROWS_TOLD = 100;

/** The timelines of publications, as text for their owner. */
@Injectable()
export class TimelinesRepository {
  constructor(private readonly database: Database) {}

  async findForPost(userId: string, postId: string): Promise<TimelineEntry[]> {
    return (await this.findForPosts(userId, [postId])).get(postId) ?? [];
  }

  /** By post, oldest first: the newest entries, with its newest cancelled publications. */
  async findForPosts(userId: string, postIds: readonly string[]): Promise<Map<string, TimelineEntry[]>> {
    const [events, attempts] = await Promise.all([
      this.newest<TimelineEvent>(
        'publication_events',
        'id',
        'at, event, from_state, details',
        userId,
        postIds,
      ),
      this.newest<TimelineAttempt>(
        'publication_attempts',
        'number',
        'sending_at, responded_at, outcome',
        userId,
        postIds,
      ),
    ]);
    const attemptsOf = byPublication(attempts);
    const timelines = new Map<string, TimelineEntry[]>();
    for (const [publicationId, { post_id, rows }] of byPublication(events)) {
      const told = timelines.get(post_id) ?? [];
      told.push(...publicationTimeline(rows, attemptsOf.get(publicationId)?.rows ?? [], 'owner'));
      timelines.set(post_id, told);
    }
    return timelines;
  }

  /** The newest rows of a table of the publications' own, by post; the oldest of them first. */
  private newest<Row>(
    table: 'publication_events' | 'publication_attempts',
    order: 'id' | 'number',
    columns: string,
    userId: string,
    postIds: readonly string[],
  ): Promise<(Row & OfPublication)[]> {
    return this.database.query<Row & OfPublication>(
      `select wanted.post_id, told.*
         from unnest($2::uuid[]) as wanted (post_id)
        cross join lateral (
          select p.id as publication_id, p.created_at as planned_at, one.*
            from (select id, created_at from publications
                   where post_id = wanted.post_id and user_id = $1
                   order by created_at desc, id desc limit ${PUBLICATIONS_TOLD}) p
           cross join lateral (
             select ${order}, ${columns} from ${table} where publication_id = p.id order by ${order} desc limit ${ROWS_TOLD}) one
           order by p.created_at desc, p.id desc, one.${order} desc limit ${ROWS_TOLD}) told
        order by told.planned_at, told.publication_id, told.${order}`,
      [userId, postIds],
    );
  }
}

/** In the order of each publication's first appearance. */
function byPublication<Row extends OfPublication>(
  rows: readonly Row[],
): Map<string, { readonly post_id: string; readonly rows: Row[] }> {
  const groups = new Map<string, { readonly post_id: string; readonly rows: Row[] }>();
  for (const row of rows) {
    const group = groups.get(row.publication_id);
    if (group) group.rows.push(row);
    else groups.set(row.publication_id, { post_id: row.post_id, rows: [row] });
  }
  return groups;
}
