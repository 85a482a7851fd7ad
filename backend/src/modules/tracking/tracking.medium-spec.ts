import { DAY_MS, MINUTE_MS, TRACKING_LIMITS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { someEvents } from '../../../test/builders/tracked-events.builder.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { HeldTransaction } from '../../../test/support/database/held-transaction.js';
import { until } from '../../../test/support/until.js';
import { Database } from '../../platform/database/database.js';
import { AttemptLimitsRepository } from '../auth/allowances/attempt-limits.repository.js';
import { TooManyAttemptsError } from '../auth/auth.errors.js';
import { USER_ALLOWANCES } from '../auth/allowances/user-allowances.limits.js';
import { UserAllowancesService } from '../auth/allowances/user-allowances.service.js';
import type { TrackedEventEntity } from './tracked-event.entity.js';
import { TrackedEventsRepository } from './tracked-events.repository.js';
import { TrackingRefusalsRepository } from './tracking-refusals.repository.js';
import type { TrackedSessionEntity } from './tracked-session.entity.js';
import { TrackedSessionsRepository } from './tracked-sessions.repository.js';
import {
  TrackedSessionEndedError,
  TrackedSessionNotFoundError,
  TrackingRefusedError,
  TrackingService,
} from './tracking.service.js';
import { TrackingSweeper } from './tracking.sweeper.js';

const NOON = new Date('2026-11-20T12:00:00Z');
const BROWSER = {
  browser: 'Firefox',
  device: 'desktop',
  screen_size: '1280x800',
  timezone: 'Europe/Berlin',
  referrer: 'https://www.example.test/search?q=secret',
};

describe('Tracking', () => {
  let connection: ConnectedDatabase;
  let clock: FixedClock;
  let service: TrackingService;
  let sweeper: TrackingSweeper;
  let userId: string;
  let sessionId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database, source } = connection;
    clock = new FixedClock(NOON);
    const sessions = new TrackedSessionsRepository(database);
    const events = new TrackedEventsRepository(database);
    const allowances = new UserAllowancesService(new AttemptLimitsRepository(source));
    service = new TrackingService(
      sessions,
      events,
      new TrackingRefusalsRepository(database),
      allowances,
      database,
      clock,
    );
    sweeper = new TrackingSweeper(sessions, events, clock);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    clock.set(NOON);
    await connection.database.query('delete from user_sessions');
    userId = (await aProfile(connection.database)).id;
    sessionId = await service.start(userId, BROWSER);
  });

  const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);
  const anEvent = (overrides: Partial<TrackedEventEntity> = {}) => ({
    event_type: 'navigation',
    event_name: 'page_view',
    page_url: '/posts',
    at: clock.now(),
    ...overrides,
  });
  const track = (...events: ReturnType<typeof anEvent>[]) => service.track(userId, sessionId, events);
  const session = async () => {
    const [row] = await connection.database.query<TrackedSessionEntity>(
      'select * from user_sessions where id = $1',
      [sessionId],
    );
    return row;
  };
  const events = () => connection.database.query<TrackedEventEntity>('select * from user_events order by id');

  describe('of a session', () => {
    it('begins with the facts of the browser, and with where it came from, without its query', async () => {
      expect(await session()).toMatchObject({
        user_id: userId,
        started_at: NOON,
        ended_at: null,
        session_data: { ...BROWSER, referrer: 'https://www.example.test/search' },
        pages_visited: [],
        features_used: [],
      });
    });

    it('remembers pages and features once each, in the order they came', async () => {
      await service.change(userId, sessionId, { pages_visited: ['/posts?tab=all', '/settings'] });
      await service.change(userId, sessionId, {
        pages_visited: ['/settings', '/content-calendar#today', '/posts'],
        features_used: ['draft', 'draft'],
      });
      expect(await session()).toMatchObject({
        pages_visited: ['/posts', '/settings', '/content-calendar'],
        features_used: ['draft'],
      });
    });

    it('remembers no more than so many', async () => {
      for (const part of ['a', 'b']) {
        const pages = Array.from({ length: TRACKING_LIMITS.visited }, (_, page) => `/${part}/${page}`);
        await service.change(userId, sessionId, { pages_visited: pages });
      }
      expect((await session())?.pages_visited).toHaveLength(TRACKING_LIMITS.visited);
    });

    it('takes so many changes of one user, and no more', async () => {
      // Starting the session was one.
      const calls = Array.from({ length: USER_ALLOWANCES.tracking.points }, () =>
        service.change(userId, sessionId, { features_used: ['draft'] }),
      );
      const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: expect.any(TooManyAttemptsError) }]);
    });

    it('is one of so many that a user begins in a day, and of so many that are kept: the oldest fall away', async () => {
      const forget = () =>
        connection.database.query(`delete from attempt_limits where key like 'user-tracking:%'`);
      for (let begun = 1; begun < USER_ALLOWANCES['tracked-sessions'].points; begun += 1) {
        if (begun % 50 === 0) await forget();
        await service.start(userId, BROWSER);
      }
      await forget();
      await expect(service.start(userId, BROWSER)).rejects.toThrow(TooManyAttemptsError);
      await connection.database.query('delete from attempt_limits');
      await connection.database.query(
        `insert into user_sessions (user_id, session_data, started_at, last_event_at)
         select $1, '{}', $2::timestamptz - n * interval '1 hour', $2 from generate_series(1, $3) n`,
        [userId, NOON, TRACKING_LIMITS.sessionsKept],
      );
      clock.set(at(1));
      const newest = await service.start(userId, BROWSER);
      const kept = await connection.database.query<{ id: string }>(
        'select id from user_sessions where user_id = $1 order by started_at desc',
        [userId],
      );
      expect(kept).toHaveLength(TRACKING_LIMITS.sessionsKept);
      expect(kept[0]).toEqual({ id: newest });
    });

    it('ends when it is told to, and once', async () => {
      clock.set(at(5));
      await service.change(userId, sessionId, { ended: true, features_used: ['log-out'] });
      clock.set(at(6));
      await service.change(userId, sessionId, { ended: true });
      expect(await session()).toMatchObject({ ended_at: at(5), features_used: ['log-out'] });
      await expect(track(anEvent())).rejects.toThrow(TrackedSessionEndedError);
      await expect(service.change(userId, sessionId, { features_used: ['x'] })).rejects.toThrow(
        TrackedSessionEndedError,
      );
      expect(await events()).toEqual([]);
    });
  });

  describe('of events', () => {
    it('keeps them in their order, with the path of the page alone', async () => {
      const accepted = await track(
        anEvent({ page_url: 'https://app.example.test/posts?token=secret#x', event_data: { tab: 'all' } }),
        anEvent({ event_type: 'error', event_name: 'crash', event_data: { text: '{"quoted", \\ null}' } }),
      );
      expect(accepted).toBe(2);
      expect(await events()).toMatchObject([
        { session_id: sessionId, user_id: userId, page_url: '/posts', event_data: { tab: 'all' }, at: NOON },
        { event_type: 'error', event_name: 'crash', event_data: { text: '{"quoted", \\ null}' } },
      ]);
    });

    it('trusts the browser’s clock between the start of the session and now', async () => {
      clock.set(at(10));
      await track(anEvent({ at: new Date(0) }), anEvent({ at: at(4) }), anEvent({ at: at(9_000_000) }));
      expect((await events()).map((event) => event.at)).toEqual([NOON, at(4), at(10)]);
    });

    it('takes so many calls of one user, and no more', async () => {
      // Starting the session was one.
      for (let call = 1; call < USER_ALLOWANCES.tracking.points; call += 1) await track(anEvent());
      await expect(track(anEvent())).rejects.toThrow(TooManyAttemptsError);
    });
  });

  describe('of more events than a person makes', () => {
    const batch = () => track(...Array.from({ length: TRACKING_LIMITS.batch }, () => anEvent()));

    it('takes those of a day, and drops further ones without an error that a client would repeat', async () => {
      const batches = TRACKING_LIMITS.eventsPerDay / TRACKING_LIMITS.batch;
      const attempts = () =>
        connection.database.query(`delete from attempt_limits where key like 'user-tracking:%'`);
      for (let round = 0; round < batches; round += 1) {
        if (round % 50 === 0) await attempts();
        expect(await batch()).toBe(TRACKING_LIMITS.batch);
      }
      await attempts();
      expect(await batch()).toBe(0);
      expect(await events()).toHaveLength(TRACKING_LIMITS.eventsPerDay);
    });

    it('keeps the newest ones of a user', async () => {
      await someEvents(connection.database, userId, { events: TRACKING_LIMITS.eventsKept, characters: 0 });
      await track(anEvent({ event_name: 'newest' }));
      const kept = await events();
      expect(kept).toHaveLength(TRACKING_LIMITS.eventsKept);
      expect(kept.at(-1)).toMatchObject({ event_name: 'newest' });
    });
  });

  describe('of somebody who has gone', () => {
    it('goes on within 30 minutes of the last event, and not after them', async () => {
      clock.set(at(29));
      await track(anEvent());
      clock.set(at(29 + 29));
      await track(anEvent());
      clock.set(at(29 + 29 + 30));
      await expect(track(anEvent())).rejects.toThrow(TrackedSessionEndedError);
      expect(await events()).toHaveLength(2);
    });

    it('is ended by the clean-up, as of the last event', async () => {
      clock.set(at(10));
      await track(anEvent());
      clock.set(at(39));
      await sweeper.sweep();
      expect(await session()).toMatchObject({ ended_at: null });
      clock.set(at(40));
      await sweeper.sweep();
      expect(await session()).toMatchObject({ ended_at: at(10) });
      await service.change(userId, sessionId, { ended: true });
      expect(await session()).toMatchObject({ ended_at: at(10) });
    });
  });

  it('belongs to one user', async () => {
    const stranger = (await aProfile(connection.database)).id;
    await expect(service.track(stranger, sessionId, [anEvent()])).rejects.toThrow(
      TrackedSessionNotFoundError,
    );
    await expect(service.change(stranger, sessionId, { ended: true })).rejects.toThrow(
      TrackedSessionNotFoundError,
    );
    expect(await session()).toMatchObject({ ended_at: null });
    expect(await events()).toEqual([]);
  });

  describe('of somebody who does not want it', () => {
    it('begins no more, and what there was is gone', async () => {
      const other = (await aProfile(connection.database)).id;
      await service.start(other, BROWSER);
      await track(anEvent());
      await service.allow(userId, false);
      expect(await service.isAllowed(userId)).toBe(false);
      expect(await events()).toEqual([]);
      expect(await connection.database.query('select user_id from user_sessions')).toEqual([
        { user_id: other },
      ]);
      await expect(track(anEvent())).rejects.toThrow(TrackedSessionNotFoundError);
      await expect(service.start(userId, BROWSER)).rejects.toThrow(TrackingRefusedError);
      expect(
        await connection.database.query('select from user_sessions where user_id = $1', [userId]),
      ).toEqual([]);
    });

    it('begins again once they want it', async () => {
      await service.allow(userId, false);
      await service.allow(userId, false);
      await service.allow(userId, true);
      expect(await service.isAllowed(userId)).toBe(true);
      sessionId = await service.start(userId, BROWSER);
      await track(anEvent());
      expect(await events()).toHaveLength(1);
    });

    it('does not slip through where it begins in the same instant', async () => {
      const aside = new Database(connection.source);
      const isWaiting = async () =>
        (
          await aside.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0;
      const held = await HeldTransaction.begin(connection.url);
      await held.query(
        `insert into user_sessions (user_id, started_at, last_event_at, session_data) values ($1, now(), now(), '{}')`,
        [userId],
      );
      const refused = service.allow(userId, false);
      await until('a refusal that waits', isWaiting);
      await held.commit();
      await refused;
      expect(
        await connection.database.query('select from user_sessions where user_id = $1', [userId]),
      ).toEqual([]);
    });
  });

  it('is forgotten after 90 days', async () => {
    await track(anEvent({ event_name: 'old' }));
    await service.change(userId, sessionId, { ended: true });
    clock.set(new Date(NOON.getTime() + DAY_MS));
    sessionId = await service.start(userId, BROWSER);
    await track(anEvent({ event_name: 'young' }));
    const old = await connection.database.query<{ id: string }>('select id from user_sessions');
    expect(old).toHaveLength(2);

    clock.set(new Date(NOON.getTime() + 90 * DAY_MS + 1));
    await sweeper.sweep();
    expect(await events()).toMatchObject([{ event_name: 'young' }]);
    expect(await connection.database.query('select id from user_sessions')).toEqual([{ id: sessionId }]);
  });
});
