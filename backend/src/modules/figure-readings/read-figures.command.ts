import {
  afterDailyReset,
  HOUR_MS,
  mayReadFigures,
  nextReadingAt,
  type ReadingPauseReason,
  readingPauseUntil,
} from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { SocialAccountsService, type PostingAccount } from '../linkedin/accounts/social-accounts.service.js';
import { LinkedInFiguresService } from '../linkedin/rest/linkedin-figures.service.js';
import { PostReadingsService } from '../posts/performance/post-readings.service.js';
import { type DueReading, FigureReadingsRepository } from './figure-readings.repository.js';

/** After an answer that says nothing of post or member. */
const TRY_AGAIN_MS = HOUR_MS;
/** A new token may be refused for some seconds (LINKEDIN-5). */
const FRESH_TOKEN_MS = 60_000;

/** One reading of one post's figures. Nothing is kept but what LinkedIn said in full. */
@Injectable()
export class ReadFiguresCommand {
  private readonly logger = new Logger(ReadFiguresCommand.name);
  private readonly callsOfAll: number;

  constructor(
    private readonly database: Database,
    private readonly readings: FigureReadingsRepository,
    private readonly accounts: SocialAccountsService,
    private readonly posts: PostReadingsService,
    private readonly linkedin: LinkedInFiguresService,
    private readonly clock: Clock,
    { linkedin: { figureCallsADay } }: AppConfig,
  ) {
    this.callsOfAll = figureCallsADay;
  }

  /** @param stopping aborted when the worker ends: the post is another one's then */
  async execute(reading: DueReading, stopping: AbortSignal): Promise<void> {
    const { post_id: postId, user_id: userId, social_account_id: accountId, urn } = reading;
    const state = await this.posts.stateOf(userId, postId);
    if (state !== 'readable') {
      // What is in the bin may come back; what somebody typed stands.
      await this.readings.plan(postId, state === 'deleted' ? this.next(reading) : null);
      return;
    }
    const account = await this.readable(accountId);
    if (!account) {
      await this.readings.plan(postId, this.next(reading));
      return;
    }
    if (account.readings_paused_until !== null && account.readings_paused_until > this.clock.now()) {
      await this.readings.postpone(accountId, account.readings_paused_until);
      return;
    }
    if (!(await this.readings.takeCalls(accountId, this.clock.now(), this.callsOfAll))) {
      await this.readings.plan(postId, afterDailyReset(this.clock.now(), Math.random()));
      return;
    }
    const read = await this.linkedin.read(urn, account.accessToken, stopping);
    switch (read.kind) {
      case 'figures': {
        const kept = await this.posts.keep(userId, postId, read.figures);
        await this.readings.plan(postId, kept ? this.next(reading) : null, this.clock.now());
        return;
      }
      case 'gone':
        await this.readings.plan(postId, null);
        return;
      case 'missing':
        this.logger.debug({ postId, metric: read.metric }, 'LinkedIn has no number for a figure');
        await this.readings.plan(postId, this.next(reading));
        return;
      case 'broken_off':
        await this.readings.giveBack([postId], this.clock.now());
        return;
      case 'unreachable':
        await this.readings.plan(postId, new Date(this.clock.now().getTime() + TRY_AGAIN_MS));
        return;
      case 'refused':
        if (read.reason === 'token_refused' && (account.token_age_ms ?? Infinity) < FRESH_TOKEN_MS) {
          await this.readings.plan(postId, new Date(this.clock.now().getTime() + TRY_AGAIN_MS));
          return;
        }
        await this.pause(reading, read.reason, read.status);
    }
  }

  /** The member, if LinkedIn lets us read for them. */
  private async readable(accountId: string): Promise<PostingAccount | null> {
    const accounts = await this.database.transaction(() => this.accounts.lockForPosting([accountId]));
    const account = accounts.get(accountId);
    const isUsable = account && !account.needs_reconnect && !account.is_expired;
    return isUsable && mayReadFigures(account.granted_scopes) ? account : null;
  }

  /** Asks nothing more of this member for now, or of anybody. Sending has its own rules and goes on. */
  private async pause(
    { user_id: userId, social_account_id: accountId }: DueReading,
    reason: ReadingPauseReason,
    status: number,
  ): Promise<void> {
    const until = readingPauseUntil(reason, this.clock.now(), Math.random());
    if (reason === 'version_ended') {
      await this.pauseAll(until);
      this.logger.fatal(
        { status, until },
        'LinkedIn gives no figures of anybody, as the API version has ended: an operator must set LINKEDIN_VERSION',
      );
      return;
    }
    await this.database.transaction(async () => {
      await this.accounts.pauseReadings(accountId, reason, until);
      await this.readings.postpone(accountId, until);
    });
    const facts = { userId, accountId, reason, status, until };
    if (reason === 'changed_shape')
      this.logger.error(facts, 'LinkedIn tells figures in a form that Drumbeat does not know');
    else this.logger.warn(facts, 'LinkedIn gives no figures of a member for now');
  }

  /** Every answer would be the same: nobody else is asked before then. */
  private async pauseAll(until: Date): Promise<void> {
    await this.database.transaction(async () => {
      await this.accounts.pauseAllReadings('version_ended', until);
      await this.readings.postponeAll(until);
    });
  }

  /** The next one of the schedule; for a post that was not read now as if it had been. */
  private next({ published_at: publishedAt }: DueReading): Date | null {
    return nextReadingAt(publishedAt, this.clock.now());
  }
}
