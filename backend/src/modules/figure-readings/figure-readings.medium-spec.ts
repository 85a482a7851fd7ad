import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Logger } from '@nestjs/common';
import { DAY_MS, FIGURES_SCOPE, HOUR_MS, READING_CALLS_OF_A_MEMBER } from '@drumbeat/domain';
import type { LinkedInFaultKind } from '@drumbeat/sandbox';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import {
  type ConnectedUser,
  PublishingHarness,
  type PublicationUnderTest,
} from '../../../test/support/publishing/publishing-harness.js';
import { publishingSuite } from '../../../test/support/publishing/publishing-suite.js';
import { testConfig } from '../../../test/support/test-config.js';
import { Database } from '../../platform/database/database.js';
import { SocialAccountsService } from '../linkedin/accounts/social-accounts.service.js';
import { LinkedInFiguresService } from '../linkedin/rest/linkedin-figures.service.js';
import { PostPerformanceRepository } from '../posts/performance/post-performance.repository.js';
import { PostReadingsService } from '../posts/performance/post-readings.service.js';
import { RecordPerformanceCommand } from '../posts/performance/record-performance.command.js';
import { PostsRepository } from '../posts/posts.repository.js';
import { FigureReadingsRepository } from './figure-readings.repository.js';
import { FigureReadingsSweeper } from './figure-readings.sweeper.js';
import { ReadFiguresCommand } from './read-figures.command.js';

const SCOPES = ['openid', 'profile', 'email', 'w_member_social', FIGURES_SCOPE];
const FIGURES = { IMPRESSION: 2_480, REACTION: 71, COMMENT: 28, RESHARE: 7 };
const AS_RECORDED = {
  impressions: 2_480,
  likes: 71,
  comments: 28,
  shares: 7,
  rate: 4.27,
  source: 'linkedin',
};

describe('Figures that LinkedIn tells', () => {
  const { harness, worker } = publishingSuite();
  const clock = new FixedClock(new Date());
  let user: ConnectedUser;

  beforeEach(async () => {
    await harness.database.query('delete from reading_days');
    clock.set(new Date());
    user = await harness.connectedUser(undefined, SCOPES);
  });

  const programWith = (figureCallsADay = 10_000, settings: Record<string, string> = {}) => {
    const database = worker.get(Database, { strict: false });
    const limited = testConfig({
      ...PublishingHarness.environment(harness.databaseUrl, harness.sandbox),
      LINKEDIN_FIGURE_CALLS_A_DAY: String(figureCallsADay),
      ...settings,
    });
    const readings = new FigureReadingsRepository(database);
    const posts = new PostsRepository(database);
    const performance = new PostPerformanceRepository(database);
    const command = new ReadFiguresCommand(
      database,
      readings,
      worker.get(SocialAccountsService, { strict: false }),
      new PostReadingsService(database, posts, performance, clock),
      new LinkedInFiguresService(limited),
      clock,
      limited,
    );
    return {
      sweeper: new FigureReadingsSweeper(readings, command, clock, new SchedulerRegistry()),
      readings,
      command,
      typed: new RecordPerformanceCommand(database, posts, performance, clock),
    };
  };
  /** A post that is out, as LinkedIn and the ledger know it. */
  const published = async (owner = user): Promise<PublicationUnderTest & { urn: string }> => {
    const publication = await harness.publication(owner);
    await worker.publish(publication.id);
    const { urn } = await harness.row(publication.id);
    harness.sandbox.linkedin.setFigures(urn!, FIGURES);
    return { ...publication, urn: urn! };
  };
  const recorded = (postId: string) =>
    harness.database.query(
      `select impressions, likes, comments, shares, engagement_rate::float8 as rate, source from post_performance
        where post_id = $1 order by recorded_at, id`,
      [postId],
    );
  const dueIn = async (postId: string): Promise<number | null> => {
    const [row] = await harness.database.query<{ due_at: Date | null }>(
      'select due_at from figure_readings where post_id = $1',
      [postId],
    );
    return row?.due_at ? row.due_at.getTime() - clock.now().getTime() : null;
  };
  const accountOf = async ({ accountId }: ConnectedUser) => {
    const [row] = await harness.database.query<Record<string, unknown>>(
      `select needs_reconnect, throttled_until, readings_paused_until, readings_pause_reason from social_accounts
        where id = $1`,
      [accountId],
    );
    return row!;
  };
  const callsFor = ({ member }: ConnectedUser) =>
    harness.sandbox.linkedin
      .calls()
      .filter((call) => call.operation === 'read_analytics' && call.member === member.sub).length;
  /** Notes what is out, and reads it a day later. */
  const readAfterADay = async (program = programWith()) => {
    await program.sweeper.note();
    clock.advanceMs(DAY_MS + HOUR_MS);
    await program.sweeper.sweep();
  };

  it('are kept from the first day on, each day of the first week, then each week, until 90 days', async () => {
    const { postId } = await published();
    const { sweeper } = programWith();
    await sweeper.note();
    await sweeper.sweep();
    expect(await recorded(postId)).toEqual([]);
    const days: number[] = [];
    clock.advanceMs(HOUR_MS);
    for (let day = 1; day <= 100; day += 1) {
      clock.advanceMs(DAY_MS);
      const before = (await recorded(postId)).length;
      await sweeper.sweep();
      if ((await recorded(postId)).length > before) days.push(day);
    }
    expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84]);
    expect((await recorded(postId))[0]).toEqual(AS_RECORDED);
    expect(await dueIn(postId)).toBeNull();
    await sweeper.note();
    expect(await dueIn(postId)).toBeNull();
  }, 60_000);

  it('are asked for only where the member granted it', async () => {
    const without = await harness.connectedUser();
    const { postId } = await published(without);
    await readAfterADay();
    expect(callsFor(without)).toBe(0);
    expect(await recorded(postId)).toEqual([]);
  });

  it('never take the place of what somebody typed, before or while LinkedIn was asked', async () => {
    const [before, meanwhile] = [await published(), await published()];
    const program = programWith();
    // Nobody types figures earlier (POST-3).
    clock.advanceMs(2 * DAY_MS + HOUR_MS);
    const typed = { impressions: 10, likes: 1, comments: 0, shares: 0 };
    await program.typed.execute(user.id, before.postId, typed);
    harness.sandbox.linkedin.fault({ kind: 'hang_after', target: 'analytics' });
    const reading = readAfterADay(program);
    await harness.sandbox.linkedin.whenHeld();
    await program.typed.execute(user.id, meanwhile.postId, typed);
    harness.sandbox.linkedin.release();
    await reading;
    for (const { postId } of [before, meanwhile]) {
      expect(await recorded(postId)).toEqual([{ ...typed, rate: 10, source: 'person' }]);
      expect(await dueIn(postId)).toBeNull();
    }
    expect(callsFor(user)).toBe(4);
  });

  it('give way to what is typed after them', async () => {
    const { postId } = await published();
    const program = programWith();
    await readAfterADay(program);
    clock.advanceMs(1_000);
    await program.typed.execute(user.id, postId, { impressions: 3_000, likes: 80, comments: 30, shares: 9 });
    expect(await recorded(postId)).toMatchObject([AS_RECORDED, { impressions: 3_000, source: 'person' }]);
    clock.advanceMs(2 * DAY_MS);
    await program.sweeper.sweep();
    expect((await recorded(postId)).length).toBe(2);
  });

  it('stay missing where LinkedIn has no number of one metric: no zero, no half of a reading', async () => {
    const { postId } = await published();
    const program = programWith();
    await program.sweeper.note();
    clock.advanceMs(DAY_MS + HOUR_MS);
    harness.sandbox.linkedin.fault({ kind: 'no_figure', target: 'analytics' });
    await program.sweeper.sweep();
    expect(await recorded(postId)).toEqual([]);
    expect(await dueIn(postId)).toBe(DAY_MS);
    expect(await accountOf(user)).toMatchObject({ readings_paused_until: null });
    clock.advanceMs(DAY_MS);
    await program.sweeper.sweep();
    expect(await recorded(postId)).toEqual([AS_RECORDED]);
  });

  it.each<[LinkedInFaultKind, string, 'warn' | 'error']>([
    ['401_revoked', 'token_refused', 'warn'],
    ['401_expired', 'token_refused', 'warn'],
    ['403_scope', 'not_permitted', 'warn'],
    ['429', 'throttled', 'warn'],
    ['changed_shape', 'changed_shape', 'error'],
    ['garbage_body', 'changed_shape', 'error'],
  ])('pause their member alone after %s, and nothing is invented', async (kind, reason, level) => {
    const fatal = jest.spyOn(Logger.prototype, 'fatal');
    const logged = jest.spyOn(Logger.prototype, level);
    const other = await harness.connectedUser(undefined, SCOPES);
    const [first, second, others] = [await published(), await published(), await published(other)];
    const program = programWith();
    await program.sweeper.note();
    clock.advanceMs(DAY_MS + HOUR_MS);
    harness.sandbox.linkedin.fault({ kind, target: 'analytics', member: user.member.sub });
    await program.sweeper.sweep();
    expect(await recorded(first.postId)).toEqual([]);
    expect(await recorded(second.postId)).toEqual([]);
    expect(await recorded(others.postId)).toEqual([AS_RECORDED]);
    expect(callsFor(user)).toBe(1);
    expect(await accountOf(user)).toMatchObject({
      readings_pause_reason: reason,
      // Posts of this member go out as before.
      needs_reconnect: false,
      throttled_until: null,
    });
    expect(fatal).not.toHaveBeenCalled();
    const ofThePause = logged.mock.calls.filter(
      ([facts]) => (facts as { reason?: string }).reason === reason,
    );
    expect(ofThePause).toEqual([[expect.objectContaining({ userId: user.id }), expect.any(String)]]);
    fatal.mockRestore();
    logged.mockRestore();
    await program.sweeper.sweep();
    expect(callsFor(user)).toBe(1);
    // It ends by itself.
    clock.advanceMs(26 * HOUR_MS);
    await program.sweeper.sweep();
    expect(await recorded(first.postId)).toEqual([AS_RECORDED]);
  });

  it('pause everybody, once, where LinkedIn no longer serves the version that is asked for', async () => {
    const fatal = jest.spyOn(Logger.prototype, 'fatal');
    const other = await harness.connectedUser(undefined, SCOPES);
    const posts = [await published(), await published(other)];
    const program = programWith(10_000, { LINKEDIN_VERSION: '202001' });
    await program.sweeper.note();
    clock.advanceMs(DAY_MS + HOUR_MS);
    await program.sweeper.sweep();
    expect(callsFor(user) + callsFor(other)).toBe(1);
    for (const one of [user, other])
      expect(await accountOf(one)).toMatchObject({ readings_pause_reason: 'version_ended' });
    expect(fatal).toHaveBeenCalledTimes(1);
    expect(fatal).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('LINKEDIN_VERSION'));
    fatal.mockRestore();
    await program.sweeper.sweep();
    expect(callsFor(user) + callsFor(other)).toBe(1);
    clock.advanceMs(26 * HOUR_MS);
    await programWith().sweeper.sweep();
    for (const { postId } of posts) expect(await recorded(postId)).toEqual([AS_RECORDED]);
  });

  it('are asked for again in an hour after a failure of LinkedIn’s own, without a pause', async () => {
    const { postId } = await published();
    const program = programWith();
    for (const kind of ['500_before', 'drop_before'] as const) {
      harness.sandbox.linkedin.fault({ kind, target: 'analytics' });
    }
    await readAfterADay(program);
    expect(await recorded(postId)).toEqual([]);
    expect(await dueIn(postId)).toBe(HOUR_MS);
    clock.advanceMs(HOUR_MS);
    await program.sweeper.sweep();
    expect(await accountOf(user)).toMatchObject({ readings_paused_until: null });
    clock.advanceMs(HOUR_MS);
    await program.sweeper.sweep();
    expect(await recorded(postId)).toEqual([AS_RECORDED]);
  });

  it('are asked for no more where the post is gone from LinkedIn, and wait while it is in the bin', async () => {
    const [gone, binned] = [await published(), await published()];
    const program = programWith();
    await harness.database.query('update figure_readings set urn = urn');
    await program.sweeper.note();
    await harness.database.query(`update figure_readings set urn = 'urn:li:share:1' where post_id = $1`, [
      gone.postId,
    ]);
    await harness.database.query('update posts set deleted_at = now() where id = $1', [binned.postId]);
    clock.advanceMs(DAY_MS + HOUR_MS);
    await program.sweeper.sweep();
    expect(await dueIn(gone.postId)).toBeNull();
    expect(await dueIn(binned.postId)).toBe(DAY_MS);
    expect(callsFor(user)).toBe(1);
  });

  it('are asked for within the day’s limits of a member and of all, whoever asks', async () => {
    const { readings } = programWith();
    const now = new Date('2026-11-21T10:00:00Z');
    const tomorrow = new Date('2026-11-22T00:00:00Z');
    const taken = await Promise.all(
      Array.from({ length: READING_CALLS_OF_A_MEMBER }, () =>
        readings.takeCalls(user.accountId, now, 10_000),
      ),
    );
    expect(taken.filter(Boolean).length).toBe(READING_CALLS_OF_A_MEMBER / 4);
    const other = await harness.connectedUser(undefined, SCOPES);
    expect(await readings.takeCalls(other.accountId, now, READING_CALLS_OF_A_MEMBER)).toBe(false);
    expect(await readings.takeCalls(other.accountId, now, READING_CALLS_OF_A_MEMBER + 4)).toBe(true);
    expect(await readings.takeCalls(user.accountId, tomorrow, 10_000)).toBe(true);
  });

  it('wait for the next day where the limit of all is spent', async () => {
    const { postId } = await published();
    await readAfterADay(programWith(3));
    expect(callsFor(user)).toBe(0);
    const wait = (await dueIn(postId)) ?? 0;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(25 * HOUR_MS);
  });

  it('are given back, those under way as well, by a worker that has to end', async () => {
    const posts = [await published(), await published()];
    const program = programWith();
    await program.sweeper.note();
    clock.advanceMs(DAY_MS + HOUR_MS);
    harness.sandbox.linkedin.fault({ kind: 'hang_after', target: 'analytics' });
    const reading = program.sweeper.sweep();
    await harness.sandbox.linkedin.whenHeld();
    await program.sweeper.onModuleDestroy();
    await reading;
    for (const { postId } of posts) {
      expect(await recorded(postId)).toEqual([]);
      expect(await dueIn(postId)).toBe(0);
    }
    const asked = callsFor(user);
    await program.sweeper.sweep();
    expect(callsFor(user)).toBe(asked);
    harness.sandbox.linkedin.release();
    await programWith().sweeper.sweep();
    for (const { postId } of posts) expect(await recorded(postId)).toEqual([AS_RECORDED]);
  });

  it('are each read by one worker alone, and again where that worker was lost', async () => {
    await published();
    const { readings, sweeper } = programWith();
    await sweeper.note();
    clock.advanceMs(DAY_MS + HOUR_MS);
    // Late in the evening (UTC), posts of other tests are due too: those that had to wait for the next day.
    const takeOwn = async () =>
      (await readings.takeDue(clock.now())).filter(({ user_id }) => user_id === user.id);
    const taken = await Promise.all([takeOwn(), takeOwn()]);
    expect(taken.flat().length).toBe(1);
    clock.advanceMs(HOUR_MS);
    expect((await takeOwn()).length).toBe(1);
  });
});
