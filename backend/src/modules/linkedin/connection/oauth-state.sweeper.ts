import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { OAuthStatesRepository } from './oauth-states.repository.js';

const EVERY_MS = 10 * 60_000;

/** Deletes abandoned OAuth flows. */
@Injectable()
export class OAuthStateSweeper {
  private readonly logger = new Logger(OAuthStateSweeper.name);

  constructor(private readonly states: OAuthStatesRepository) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      await this.states.deleteExpired();
    } catch (error) {
      this.logger.error({ err: error }, 'Expired OAuth states could not be deleted');
    }
  }
}
