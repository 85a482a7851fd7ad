import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SocialAccountsService } from './social-accounts.service.js';

const EVERY_MS = 10 * 60_000;

/**
 * Reseals tokens after a new key became the first of the ring, so that the old key can be dropped. Safe to run in
 * several processes.
 */
@Injectable()
export class TokenRotationSweeper {
  private readonly logger = new Logger(TokenRotationSweeper.name);

  constructor(private readonly accounts: SocialAccountsService) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const count = await this.accounts.renewSeals();
      if (count > 0) this.logger.log({ count }, 'Sealed LinkedIn tokens with the newest key');
    } catch (error) {
      this.logger.error({ err: error }, 'LinkedIn tokens could not be sealed anew');
    }
  }
}
