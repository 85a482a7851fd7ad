import { calendarRange, daysBetween, todayInZone, type PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import type { PromptResponse } from '../prompts/prompts.dto.js';
import { PromptsService } from '../prompts/prompts.service.js';
import type { CalendarQuery, CalendarResponse } from './calendar.dto.js';
import type { FeedPost } from './calendar-file.js';
import { feedPosts, presentDays } from './calendar.presenter.js';
import { CalendarRepository, type DayRange, type PostSpan } from './calendar.repository.js';

/** 53 weeks: a year in whole weeks. */
const MAX_DAYS = 371;
const HOUR_MS = 3_600_000;

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
 * The presenter decides by the user's zone the day of each row found.
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
