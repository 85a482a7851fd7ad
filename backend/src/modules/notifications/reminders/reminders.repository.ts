import type { LetterFigures, NoticeKind, PlainDate, PostThatIsOut } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { hasNoPublication, isOfDay, isOfHandTime, wasTold } from '../notifications.conditions.js';
import { isOwnOut } from '../../posts/posts.conditions.js';
import { isUnused } from '../../prompts/prompts.conditions.js';

/** A zone in which it is morning. */
export interface MorningZone {
  readonly zone: string;
  readonly today: PlainDate;
}

export interface MondayZone extends MorningZone {
  readonly from: Date;
  readonly until: Date;
}

export interface PostReminder {
  readonly user_id: string;
  readonly post_id: string;
  readonly title: string;
}

/** A post of a letter's user, with what was done of its list. */
interface PostToFinish extends PostThatIsOut {
  readonly user_id: string;
  readonly title: string;
  readonly ticked: readonly string[];
}

export const REMINDED_AT_ONCE = 500;
/** Of the caller's transaction, which tells them: another worker takes others meanwhile. */
const takenOf = (rows: string) => `limit ${REMINDED_AT_ONCE} for no key update of ${rows} skip locked`;
/** Those who use Drumbeat, and were not told of it. @param occasion SQL of `notifications n` */
const notTold = (kind: NoticeKind, occasion: string) =>
  `p.onboarding_completed and not ${wasTold(kind, 'p.id', occasion)}`;
/** What a restored backup believes may be over. */
const NOT_RESTORED = `not exists (select from data_restores r where r.found_at > $1::timestamptz - interval '1 day')`;
const OF_ZONES = 'join unnest($2::text[], $3::date[]) as z (zone, today) on z.zone = p.time_zone';
const SHOWN_POST = 'post.deleted_at is null and not post.is_hidden';

/** What users are to be reminded of now. Not scoped by owner; each method takes 500 at most, of whom none is found again once told. */
@Injectable()
export class RemindersRepository {
  constructor(private readonly database: Database) {}

  async findZones(): Promise<string[]> {
    const rows = await this.database.query<{ time_zone: string }>('select distinct time_zone from profiles');
    return rows.map(({ time_zone }) => time_zone);
  }

  /** Prompts of this week that can still be used, on its Monday: those that the dashboard counts and lists. */
  async findPromptsReady(
    now: Date,
    zones: readonly MorningZone[],
  ): Promise<{ user_id: string; today: PlainDate; count: number }[]> {
    return this.database.query(
      `select ready.user_id, ready.today, ready.count from (
       select p.id as user_id, z.today::text, count(*)::int as count
         from profiles p ${OF_ZONES}
         join content_prompts c on c.user_id = p.id and c.pushed_to_calendar and ${isUnused('c')}
          and c.scheduled_date between z.today and z.today + 6 and c.scheduled_date between $4::date and $5::date + 6
        where ${notTold('prompts.ready', 'n.subject = z.today::text')} and ${NOT_RESTORED}
        group by p.id, z.today) ready join profiles taken on taken.id = ready.user_id ${takenOf('taken')}`,
      // The first and the last day of all zones are known beforehand, so that the index by date bounds what is read.
      [now, ...columnsOf(zones), ...firstAndLast(zones)],
    );
  }

  /** Drafts that are planned for today and have no time. */
  async findDraftsDue(
    now: Date,
    zones: readonly MorningZone[],
  ): Promise<(PostReminder & { scheduled_date: PlainDate })[]> {
    return this.database.query(
      `select p.id as user_id, post.id as post_id, post.title, post.scheduled_date::text
         from profiles p ${OF_ZONES}
         join posts post on post.user_id = p.id and post.scheduled_date = z.today
        where post.status = 'draft' and post.hand_time is null and ${SHOWN_POST}
          and ${hasNoPublication('post')} and ${notTold('draft.due', isOfDay('post'))} and ${NOT_RESTORED}
        ${takenOf('post')}`,
      [now, ...columnsOf(zones)],
    );
  }

  /** Posts that their authors put on LinkedIn now; what was due a day ago is told no more. */
  async findDueByHand(
    now: Date,
  ): Promise<(PostReminder & { scheduled_date: PlainDate; hand_time: string })[]> {
    const due = '(post.scheduled_date + post.hand_time::time) at time zone p.time_zone';
    return this.database.query(
      `select p.id as user_id, post.id as post_id, post.title, post.scheduled_date::text, post.hand_time
         from posts post join profiles p on p.id = post.user_id
        where post.status = 'draft' and post.hand_time is not null and ${SHOWN_POST}
          and post.scheduled_date between ($1::timestamptz at time zone 'UTC')::date - 2
          and ($1::timestamptz at time zone 'UTC')::date + 1
          and ${due} <= $1 and ${due} > $1::timestamptz - interval '1 day'
          and ${hasNoPublication('post')} and ${notTold('post.by_hand', isOfHandTime('post'))} and ${NOT_RESTORED}
        ${takenOf('post')}`,
      [now],
    );
  }

  /**
   * Posts that went out five days ago, or six, and have no figures (POST-3). Two workers may find the same ones, whose notices are one:
   * for rows that are locked PostgreSQL reads the whole table of figures.
   */
  async findWithoutFigures(now: Date, zones: readonly MorningZone[]): Promise<PostReminder[]> {
    return this.database.query(
      `select p.id as user_id, post.id as post_id, post.title
         from profiles p ${OF_ZONES}
         join posts post on post.user_id = p.id and ${isOwnOut('post')}
          and post.posted_at between $1::timestamptz - interval '7 days' and $1::timestamptz - interval '5 days'
        where not exists (select from post_performance f where f.post_id = post.id)
          and ${notTold('post.needs_analytics', 'n.post_id = post.id')} and ${NOT_RESTORED}
        limit ${REMINDED_AT_ONCE}`,
      [now, ...columnsOf(zones)],
    );
  }

  /** The last week of those who were there before it ended. Whoever hid a post, or put it in the bin, has posted before. */
  async findLastWeeks(
    now: Date,
    zones: readonly MondayZone[],
  ): Promise<(LetterFigures & { user_id: string; today: PlainDate })[]> {
    return this.database.query(
      `select p.id as user_id, z.today::text, p.weekly_posting_goal as goal, week.*,
              week.out > 0 or exists (
                select from posts post
                 where post.user_id = p.id and post.status = 'used' and post.source_type <> 'training') as has_posted
         from profiles p
         join unnest($2::text[], $3::date[], $4::timestamptz[], $5::timestamptz[]) as z (zone, today, "from", until)
           on z.zone = p.time_zone
         cross join lateral (
           select count(*)::int as out, count(f.impressions)::int as measured,
                  coalesce(sum(f.impressions), 0)::float8 as impressions
             from posts post
             left join lateral (
               select impressions from post_performance where post_id = post.id order by recorded_at desc, id desc limit 1
             ) f on true
            where post.user_id = p.id and ${isOwnOut('post')} and post.posted_at >= z.from and post.posted_at < z.until
         ) week
        where p.created_at < z.until - interval '1 day' and ${notTold('week.letter', 'n.subject = z.today::text')} and ${NOT_RESTORED}
        ${takenOf('p')}`,
      [now, ...columnsOf(zones), zones.map(({ from }) => from), zones.map(({ until }) => until)],
    );
  }

  /** Posts of these users that are out since then and may have something left to do on LinkedIn, the oldest first. */
  async findToFinish(userIds: readonly string[], since: Date): Promise<PostToFinish[]> {
    return this.database.query(
      `select post.user_id, post.title, post.content, post.first_comment, post.posted_at,
              case c.state when 'sending' then 'waiting' else c.state end as comment_state, c.reason as comment_reason,
              array(select step from finish_ticks t where t.post_id = post.id and t.user_id = post.user_id) as ticked
         from posts post
         left join publications u on u.post_id = post.id and u.state = 'published'
         left join first_comments c on c.publication_id = u.id
        where post.user_id = any($1) and ${isOwnOut('post')} and post.posted_at >= $2
          and (post.content like '%@%' or post.first_comment is not null)
        order by post.posted_at`,
      [userIds, since],
    );
  }
}

const columnsOf = (zones: readonly MorningZone[]) => [
  zones.map(({ zone }) => zone),
  zones.map(({ today }) => today),
];

const firstAndLast = (zones: readonly MorningZone[]) => {
  const days = zones.map(({ today }) => today).sort();
  return [days[0], days.at(-1)];
};
