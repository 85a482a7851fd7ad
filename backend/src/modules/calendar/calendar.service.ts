import {
  addDays,
  calendarRange,
  daysBetween,
  type DisplayState,
  handPlan,
  HOUR_MS,
  type PlainDate,
  postDisplay,
  todayInZone,
  wallClockAt,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import type { PromptResponse } from '../prompts/prompts.dto.js';
import { PromptsService } from '../prompts/prompts.service.js';
import type {
  CalendarDayResponse,
  CalendarPostResponse,
  CalendarQuery,
  CalendarResponse,
} from './calendar.dto.js';
import type { FeedPost } from './calendar-file.js';
import {
  CalendarRepository,
  type CalendarPostRow,
  type DayRange,
  type PostSpan,
} from './calendar.repository.js';

/** 53 weeks: a year in whole weeks. */
const MAX_DAYS = 371;

/** The entries of a user's calendar, in four statements. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly prompts: PromptsService,
    private readonly posts: CalendarRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInputError when `to` is before `from` or the range is longer than 371 days */
  async read(userId: string, { from, to }: CalendarQuery): Promise<CalendarResponse> {
    const length = daysBetween(from, to) + 1;
    if (length < 1 || length > MAX_DAYS) {
      const message = length < 1 ? 'to must not be before from' : `the range is at most ${MAX_DAYS} days`;
      throw new InvalidInputError([{ field: 'to', message }]);
    }
    const summary = await this.prompts.summariseCalendar(userId);
    const range = around({ from, to });
    // One after the other: a costly call has one connection.
    const prompts = await this.prompts.findOnCalendar(userId, range, summary.content_pillars);
    const posts = await this.posts.findPosts(userId, range);
    const span = await this.posts.findSpan(userId);
    const { time_zone, created_at, first_date, last_date, all, used, archived, favorites } = summary;
    const now = this.clock.now();
    const today = todayInZone(now, time_zone);
    const dates = [first_date, last_date, ...datesOf(span, time_zone)].filter((date) => date !== null);
    const pages = calendarRange(dates, today);
    return {
      time_zone,
      today,
      started_on: todayInZone(created_at, time_zone),
      first_week: pages.firstWeek,
      last_week: pages.lastWeek,
      counts: { all, used, archived, favorites },
      days: presentDays(range, prompts, posts, { now, today, zone: time_zone }),
    };
  }

  /** Dated prompts, and posts that have an instant, of days that need not be looked at one by one. */
  async findForFeed(
    userId: string,
    days: CalendarQuery,
  ): Promise<{ prompts: PromptResponse[]; posts: FeedPost[] }> {
    const range = around(days);
    const { content_pillars, time_zone: zone } = await this.prompts.summariseCalendar(userId);
    const [prompts, posts] = await Promise.all([
      this.prompts.findOnCalendar(userId, range, content_pillars),
      this.posts.findPosts(userId, range),
    ]);
    const now = this.clock.now();
    return { prompts, posts: feedPosts(posts, { now, today: todayInZone(now, zone), zone }) };
  }
}

/**
 * Instants around the days, in whatever zone: clocks run from 12 hours behind UTC to 14 hours ahead of it.
 * The day of each row found is then decided by the user's zone.
 */
function around({ from, to }: CalendarQuery): DayRange {
  return {
    from,
    to,
    start: new Date(Date.parse(from) - 14 * HOUR_MS),
    end: new Date(Date.parse(to) + (24 + 12) * HOUR_MS),
  };
}

function datesOf({ first_at, last_at, first_date, last_date }: PostSpan, zone: string): (PlainDate | null)[] {
  return [
    first_at && todayInZone(first_at, zone),
    last_at && todayInZone(last_at, zone),
    first_date,
    last_date,
  ];
}

/** The moment of the request: the instant, and how the user's calendar sees it. */
interface CalendarNow {
  readonly now: Date;
  readonly today: PlainDate;
  readonly zone: string;
}

/** Every day from `from` to `to` with its prompts and posts. */
function presentDays(
  range: { readonly from: PlainDate; readonly to: PlainDate },
  prompts: readonly PromptResponse[],
  posts: readonly CalendarPostRow[],
  at: CalendarNow,
): CalendarDayResponse[] {
  const days = new Map<PlainDate, CalendarDayResponse>();
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    days.set(date, { date, prompts: [], posts: [] });
  }
  for (const prompt of prompts) {
    if (prompt.scheduled_date !== null) days.get(prompt.scheduled_date)?.prompts.push(prompt);
  }
  for (const post of posts) {
    const day = dayOf(post, at.zone);
    if (day !== null) days.get(day)?.posts.push(presentPost(post, at));
  }
  return [...days.values()];
}

/** Posts with an instant of publication, past or due; those only planned for a day have none. */
function feedPosts(posts: readonly CalendarPostRow[], at: CalendarNow): FeedPost[] {
  return posts.flatMap((post) => {
    const { id, title, created_at, changed_at } = post;
    const instant = post.posted_at ?? post.due_at;
    return instant ? [{ id, title, at: instant, state: stateOf(post, at), created_at, changed_at }] : [];
  });
}

/** The post's day in the user's calendar: of its publication, else of its due time, else its planned day. */
function dayOf(post: CalendarPostRow, zone: string): PlainDate | null {
  if (post.posted_at) return todayInZone(post.posted_at, zone);
  if (post.due_at) return todayInZone(post.due_at, zone);
  return post.scheduled_date;
}

function stateOf(post: CalendarPostRow, { now, today, zone }: CalendarNow): DisplayState {
  const {
    status,
    scheduled_date,
    posted_at,
    has_analytics: hasAnalytics,
    state: publicationState,
    is_held: isHeld,
    is_paused: isPaused,
  } = post;
  const isTraining = post.source_type === 'training';
  const facts = {
    ...{ status, scheduled_date, posted_at, hasAnalytics },
    ...{ publicationState, isHeld, isPaused, isTraining },
    byHand: handPlan(post, wallClockAt(now, zone)),
  };
  return postDisplay(facts, { now, today }).state;
}

function presentPost(post: CalendarPostRow, at: CalendarNow): CalendarPostResponse {
  const state = stateOf(post, at);
  return {
    id: post.id,
    title: post.title,
    display_state: state,
    due_at: post.due_at,
    time_zone: post.time_zone ?? at.zone,
    linkedin_url: post.linkedin_url,
    prompt_id: post.source_type === 'prompt' && post.source_id !== null ? Number(post.source_id) : null,
    posted_at: post.posted_at,
    scheduled_date: post.scheduled_date,
    hand_time: state === 'by-hand' || state === 'by-hand-due' ? post.hand_time : null,
    version: post.version,
  };
}
