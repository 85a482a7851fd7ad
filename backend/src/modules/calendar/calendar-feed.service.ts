import { randomUUID } from 'node:crypto';
import { addDays, isActiveSubscription, todayInZone } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContinuityJournal } from '../../platform/continuity/continuity-journal.js';
import { Database } from '../../platform/database/database.js';
import { UserAllowancesService } from '../auth/allowances/user-allowances.service.js';
import type { CalendarFeedResponse } from './calendar-feed.dto.js';
import { CalendarFeedRepository, type CalendarFeed, type FeedToRead } from './calendar-feed.repository.js';
import { FEED_MAX_AGE_SECONDS, calendarFile } from './calendar-file.js';
import { CalendarService } from './calendar.service.js';
import { feedOfToken, feedToken } from './feed-token.js';

/** Never was, was renewed or stopped, or its user has no plan: the response does not say which. */
export class CalendarFeedNotFoundError extends NotFoundError {
  constructor() {
    super('The calendar');
  }
}

/**
 * The range that a calendar program shows: a quarter back, nine months ahead; no more than the calendar reads
 * at once.
 */
const DAYS_BACK = 92;
const DAYS_AHEAD = 278;

/** A user's calendar for their calendar programs, under an address that only they know. */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly calendar: CalendarService,
    private readonly allowances: UserAllowancesService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly journal: ContinuityJournal,
    private readonly database: Database,
  ) {}

  async find(userId: string): Promise<CalendarFeedResponse> {
    return this.present(await this.feeds.findByUser(userId));
  }

  /** Makes the address, or another one: that before it is worth nothing from now on. */
  async renew(userId: string): Promise<CalendarFeedResponse> {
    const feed = { id: randomUUID(), user_id: userId, created_at: this.clock.now() };
    const { wasReplaced, ...made } = await this.feeds.replace(feed);
    if (wasReplaced) await this.noteEnd(userId);
    return this.present(made);
  }

  /** False where there is none. */
  async stop(userId: string): Promise<boolean> {
    const isStopped = await this.feeds.delete(userId);
    if (isStopped) await this.noteEnd(userId);
    return isStopped;
  }

  /** The former address stops working, also after a restore of a backup that contains it. */
  private noteEnd(userId: string): Promise<void> {
    return this.database.afterCommit(() => this.journal.noteEnding('feed_ended', userId));
  }

  /**
   * The file behind an address.
   * @throws CalendarFeedNotFoundError also for a renewed one and for a user without a plan
   * @throws TooManyAttemptsError
   */
  async read(token: string): Promise<string> {
    const feedId = feedOfToken(this.config.auth.secret, token);
    const feed = feedId === null ? null : await this.feeds.findToRead(feedId);
    if (!feed || !mayBeRead(feed)) throw new CalendarFeedNotFoundError();
    await this.allowances.take('calendar-feed', feed.user_id);
    const now = this.clock.now();
    await this.feeds.noteRead(feed.id, now, new Date(now.getTime() - FEED_MAX_AGE_SECONDS * 1000));
    return this.write(feed, now);
  }

  private async write({ user_id, time_zone }: FeedToRead, now: Date): Promise<string> {
    const today = todayInZone(now, time_zone);
    const range = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
    const { prompts, posts } = await this.calendar.findForFeed(user_id, range);
    return calendarFile(prompts, posts, this.config.http.publicUrl);
  }

  private present(feed: CalendarFeed | null): CalendarFeedResponse {
    if (!feed) return { url: null, created_at: null, last_read_at: null };
    const { id, created_at, last_read_at } = feed;
    const url = `${this.config.http.publicUrl}/api/calendar/feed/${feedToken(this.config.auth.secret, id)}.ics`;
    return { url, created_at, last_read_at };
  }
}

/** True under the rule of the calendar itself: with a plan, or for staff. */
function mayBeRead({ is_admin, status, plan_type }: FeedToRead): boolean {
  return (
    is_admin || isActiveSubscription(status !== null && plan_type !== null ? { status, plan_type } : null)
  );
}
