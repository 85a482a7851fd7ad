import { DAY_MS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { ENDED_SESSION_DAYS, KNOWN_DEVICE_DAYS } from '../auth.limits.js';
import { KnownDevicesRepository } from '../devices/known-devices.repository.js';
import { OneTimeLinksRepository } from '../links/one-time-links.repository.js';
import { SessionsRepository } from './sessions.repository.js';

const AT_ONCE = 1_000;

/**
 * Deletes old rows of sign-in: sessions ended more than 7 days ago (SESSION-11), old links, browsers nobody
 * uses any more.
 */
@Injectable()
export class SignInSweeper {
  private readonly logger = new Logger(SignInSweeper.name);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly links: OneTimeLinksRepository,
    private readonly devices: KnownDevicesRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error({ err: error }, 'Old sessions and links could not be deleted');
    }
  }

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const longOver = new Date(now - ENDED_SESSION_DAYS * DAY_MS);
    const { sessionIdleSeconds } = this.config.auth;
    // In portions: each delete is short, so that no sign-in waits for it.
    while ((await this.sessions.deleteOverBefore(longOver, sessionIdleSeconds, AT_ONCE)) === AT_ONCE);
    await this.links.deleteExpiredBefore(longOver);
    await this.devices.deleteUnusedSince(new Date(now - KNOWN_DEVICE_DAYS * DAY_MS));
  }
}
