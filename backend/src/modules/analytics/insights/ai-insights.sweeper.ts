import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { AiInsightsRepository } from './ai-insights.repository.js';
import { AiInsightsService } from './ai-insights.service.js';

const SWEEP_EVERY_MS = 5 * 60_000;
/** Looks back further than one round: a write that commits late, or a round that was missed, is seen by the next. */
const LOOKS_BACK_MS = 3 * SWEEP_EVERY_MS;
const USERS_AT_MOST = 500;

/** Keeps what posts tell in step with their figures. */
@Injectable()
export class AiInsightsSweeper {
  private readonly logger = new Logger(AiInsightsSweeper.name);

  constructor(
    private readonly insights: AiInsightsRepository,
    private readonly service: AiInsightsService,
    private readonly clock: Clock,
  ) {}

  @Interval(SWEEP_EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const since = new Date(this.clock.now().getTime() - LOOKS_BACK_MS);
      for (const userId of await this.insights.findChangedUsers(since, USERS_AT_MOST))
        await this.keep(userId);
    } catch (error) {
      this.logger.error({ err: error }, 'Whose posts tell something new could not be read');
    }
  }

  /** One that fails leaves the others to be kept. */
  private async keep(userId: string): Promise<void> {
    try {
      await this.service.keep(userId);
    } catch (error) {
      this.logger.error({ err: error, userId }, 'What posts tell could not be kept');
    }
  }
}
