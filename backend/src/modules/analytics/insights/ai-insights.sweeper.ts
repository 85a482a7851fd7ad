import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';
import { AiInsightsRepository } from './ai-insights.repository.js';
import { AiInsightsService } from './ai-insights.service.js';

const EVERY_MS = 5 * 60_000;
/** The first round looks back so far: what was written while no worker ran is seen at its next write. */
const FIRST_LOOK_BACK_MS = 15 * 60_000;
/** A write may commit so late that the round before did not see it. */
const LATE_MS = 60_000;

/** Keeps what posts tell in step with their figures. A round ends once it has looked at everybody who wrote since the one before. */
@Injectable()
export class AiInsightsSweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger(AiInsightsSweeper.name);
  private readUntil: Date | null = null;
  /** Users whom the round before failed for: they are tried once more, and then with their next write. */
  private failed: ReadonlySet<string> = new Set();

  constructor(
    private readonly insights: AiInsightsRepository,
    private readonly service: AiInsightsService,
    private readonly clock: Clock,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, AiInsightsSweeper.name, EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const since = this.readUntil ? this.readUntil.getTime() - LATE_MS : now.getTime() - FIRST_LOOK_BACK_MS;
    const changed = await this.insights.findChangedUsers(new Date(since));
    const failed = new Set<string>();
    for (const userId of new Set([...this.failed, ...changed])) {
      const isKept = await this.keep(userId);
      if (!isKept && !this.failed.has(userId)) failed.add(userId);
    }
    this.failed = failed;
    this.readUntil = now;
  }

  /** One that fails leaves the others to be kept. */
  private async keep(userId: string): Promise<boolean> {
    try {
      await this.service.keep(userId);
      return true;
    } catch (error) {
      this.logger.error({ err: error, userId }, 'What posts tell could not be kept');
      return false;
    }
  }
}
