import type { PlainDate, PostStatus, PublicationState } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { channelIsOpen } from '../../platform/outgoing-channels/channel-pauses.repository.js';
import { isOwnOut } from '../posts/posts.conditions.js';

/** A post with what the calendar needs of its publication; a post has at most one that was not cancelled. */
export interface CalendarPostRow {
  readonly id: string;
  readonly title: string;
  readonly status: PostStatus;
  readonly version: number;
  readonly posted_at: Date | null;
  readonly created_at: Date;
  /** The last change of the post or of its time. */
  readonly changed_at: Date;
  readonly scheduled_date: PlainDate | null;
  readonly hand_time: string | null;
  readonly linkedin_url: string | null;
  readonly source_type: string;
  readonly source_id: string | null;
  readonly state: PublicationState | null;
  /** True when it waits for a check after a restore from a backup. */
  readonly is_held: boolean;
  /** True when sending to LinkedIn is paused. */
  readonly is_paused: boolean;
  readonly due_at: Date | null;
  readonly time_zone: string | null;
  /** True when performance figures are recorded. */
  readonly has_analytics: boolean;
}

/** The same stretch of time as days on the user's calendar and as instants (the end excluded). */
export interface DayRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly start: Date;
  readonly end: Date;
}

/** The first and the last of a user's posts on the calendar; null without any of the kind. */
export interface PostSpan {
  /** Instants at which posts went out or are due. */
  readonly first_at: Date | null;
  readonly last_at: Date | null;
  readonly first_date: PlainDate | null;
  readonly last_date: PlainDate | null;
}

const POSTED = `from posts where user_id = $1 and ${isOwnOut('posts')}`;
const DUE = `from publications where user_id = $1 and state <> 'cancelled'`;
const PLANNED = `from posts where user_id = $1 and not is_hidden and status <> 'archived' and deleted_at is null
                                 and scheduled_date is not null`;

@Injectable()
export class CalendarRepository {
  constructor(private readonly database: Database) {}

  /** The user's posts that were posted, are due or are planned in the range, by their time, a day without one last; training posts were no part of any plan (CALENDAR-8). */
  async findPosts(userId: string, range: DayRange): Promise<CalendarPostRow[]> {
    return this.database.query<CalendarPostRow>(
      `select s.id, s.title, s.version, s.status, s.posted_at, s.scheduled_date::text, s.hand_time, s.linkedin_url, s.source_type, s.source_id,
              s.created_at, greatest(s.updated_at, pub.updated_at) as changed_at, pub.state, pub.due_at, pub.time_zone, pub.held_since is not null as is_held,
              not ${channelIsOpen('publishing')} as is_paused,
              exists (select from post_performance f where f.post_id = s.id) as has_analytics
         from (select id from posts
                where user_id = $1 and ${isOwnOut('posts')} and posted_at >= $2 and posted_at < $3
               union
               select id from posts where user_id = $1 and not is_hidden and scheduled_date between $4::date and $5::date
               union
               select post_id from publications
                where user_id = $1 and due_at >= $2 and due_at < $3 and state <> 'cancelled') found
         join posts s on s.id = found.id and s.user_id = $1
         join profiles u on u.id = s.user_id
         left join publications pub on pub.post_id = s.id and pub.user_id = $1 and pub.state <> 'cancelled'
        where not s.is_hidden and s.deleted_at is null and s.status <> 'archived' and s.source_type <> 'training'
        order by coalesce(s.posted_at, pub.due_at,
                          (s.scheduled_date + coalesce(s.hand_time::time, '24:00')) at time zone u.time_zone), s.id`,
      [userId, range.start, range.end, range.from, range.to],
    );
  }

  /** Read from the ends of three indexes, however many posts there are. */
  async findSpan(userId: string): Promise<PostSpan> {
    const [span] = await this.database.query<PostSpan>(
      `select least((select min(posted_at) ${POSTED}), (select min(due_at) ${DUE})) as first_at,
              greatest((select max(posted_at) ${POSTED}), (select max(due_at) ${DUE})) as last_at,
              (select min(scheduled_date) ${PLANNED})::text as first_date,
              (select max(scheduled_date) ${PLANNED})::text as last_date`,
      [userId],
    );
    if (!span) throw new Error('The span of the posts was not answered');
    return span;
  }
}
