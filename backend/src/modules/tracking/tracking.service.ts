import { TRACKING_LIMITS, trackedPath, trackedReferrer } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { UserAllowancesService } from '../auth/allowances/user-allowances.service.js';
import type { ChangeTrackedSessionRequest, SessionDataRequest, TrackedEventRequest } from './tracking.dto.js';
import { TrackingRefusalsRepository } from './tracking-refusals.repository.js';
import { TrackedEventsRepository } from './tracked-events.repository.js';
import { TrackedSessionsRepository } from './tracked-sessions.repository.js';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';

export class TrackedSessionNotFoundError extends NotFoundError {
  constructor() {
    super('The session');
  }
}

export class TrackedSessionEndedError extends AppError {
  constructor() {
    super(409, 'tracking.session_ended', 'This session is over. Start a new one.');
  }
}

/** TRACKING-7 */
export class TrackingRefusedError extends AppError {
  constructor() {
    super(403, 'tracking.refused', 'You have chosen not to be tracked.');
  }
}

/** Sessions and events of users. Nothing of an address but its path is kept, and nothing for longer than 90 days. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly sessions: TrackedSessionsRepository,
    private readonly events: TrackedEventsRepository,
    private readonly refusals: TrackingRefusalsRepository,
    private readonly allowances: UserAllowancesService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the new session's id. @throws TooManyAttemptsError, TrackingRefusedError */
  async start(userId: string, data: SessionDataRequest): Promise<string> {
    await this.allowances.take('tracking', userId);
    await this.allowances.take('tracked-sessions', userId);
    const { browser, device, screen_size, timezone } = data;
    const facts = { browser, device, screen_size, timezone, referrer: trackedReferrer(data.referrer) };
    return this.database.transaction(async () => {
      const id = await this.sessions.insert(userId, facts, this.clock.now());
      // Only now: a refusal that is being written waits for this row, or this row for the refusal.
      if (await this.refusals.isRefused(userId)) throw new TrackingRefusedError();
      await this.sessions.keepNewest(userId, TRACKING_LIMITS.sessionsKept);
      return id;
    });
  }

  /** @throws TooManyAttemptsError, TrackedSessionNotFoundError, TrackedSessionEndedError */
  async change(userId: string, id: string, request: ChangeTrackedSessionRequest): Promise<void> {
    await this.allowances.take('tracking', userId);
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const isLive = await this.sessions.touch(userId, id, now, lastMoment(now));
      if (!isLive) {
        const error = await this.refusal(userId, id);
        // Ending what has ended is no mistake: the clean-up was faster than the sign-out.
        if (request.ended === true && error instanceof TrackedSessionEndedError) return;
        throw error;
      }
      await this.sessions.addVisited(userId, id, {
        pages: (request.pages_visited ?? []).map(trackedPath),
        features: request.features_used ?? [],
      });
      if (request.ended === true) await this.sessions.end(userId, id, now);
    });
  }

  /**
   * Returns the number of events stored: all of them or, above the daily limit or after an error, none. The daily
   * limit is not an error, because a client would repeat it until tomorrow.
   * @throws TooManyAttemptsError, TrackedSessionNotFoundError, TrackedSessionEndedError
   */
  async track(userId: string, sessionId: string, events: readonly TrackedEventRequest[]): Promise<number> {
    await this.allowances.take('tracking', userId);
    if (!(await this.allowances.has('tracked-events', userId, events.length))) return 0;
    const now = this.clock.now();
    return this.database.transaction(async () => {
      const session = await this.sessions.touch(userId, sessionId, now, lastMoment(now));
      if (!session) throw await this.refusal(userId, sessionId);
      await this.events.insert(
        { userId, sessionId },
        events.map(({ event_type, event_name, page_url, event_data, at }) => ({
          event_type,
          event_name,
          page_url: trackedPath(page_url),
          event_data: event_data ?? {},
          // A browser's clock may be wrong by years; retention is based on this time.
          at: new Date(Math.min(Math.max(at.getTime(), session.started_at.getTime()), now.getTime())),
        })),
      );
      await this.events.keepNewest(userId, TRACKING_LIMITS.eventsKept);
      return events.length;
    });
  }

  async isAllowed(userId: string): Promise<boolean> {
    return !(await this.refusals.isRefused(userId));
  }

  /** Whoever refuses is forgotten, too. @throws TooManyAttemptsError */
  async allow(userId: string, isAllowed: boolean): Promise<void> {
    await this.allowances.take('tracking', userId);
    if (isAllowed) return this.refusals.delete(userId);
    await this.database.transaction(async () => {
      await this.refusals.insert(userId, this.clock.now());
      await this.sessions.deleteOfUser(userId);
    });
  }

  private async refusal(userId: string, id: string): Promise<Error> {
    return (await this.sessions.exists(userId, id))
      ? new TrackedSessionEndedError()
      : new TrackedSessionNotFoundError();
  }
}

/** A session whose last activity is not after this has ended (TRACKING-1). */
export function lastMoment(now: Date): Date {
  return new Date(now.getTime() - TRACKING_LIMITS.inactivityMs);
}
