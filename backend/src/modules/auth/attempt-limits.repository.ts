import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { delaySeconds } from './attempts.policy.js';
import type { Allowance, GrowingDelay } from './auth.limits.js';

/** Milliseconds to wait, or null: go ahead. */
export type Wait = number | null;

/** Counters in PostgreSQL, so that they hold across processes. Each call is atomic and outside of any transaction. */
@Injectable()
export class AttemptLimitsRepository {
  constructor(private readonly source: DataSource) {}

  /** A counter that takes `points` per window and key. */
  allowance(name: string, { points, windowSeconds }: Allowance): (key: string) => Promise<Wait> {
    const limiter = this.limiter(name, points, windowSeconds);
    return (key) => waitOf(limiter.consume(key));
  }

  growingDelay(name: string, rule: GrowingDelay): DelayedAttempts {
    return new DelayedAttempts(
      this.limiter(`${name}-count`, rule.free, rule.forgetAfterSeconds),
      this.limiter(`${name}-turn`, 1, rule.longestDelaySeconds),
      rule,
    );
  }

  private limiter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: this.source,
      storeType: 'typeorm',
      tableName: 'attempt_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  }
}

/** Attempts of one key with a growing wait between them. */
export class DelayedAttempts {
  constructor(
    private readonly count: RateLimiterPostgres,
    private readonly turn: RateLimiterPostgres,
    private readonly rule: GrowingDelay,
  ) {}

  /**
   * Asks for an attempt, before it is made: of many at the same instant, each one counts. Whoever has to wait is not
   * counted, so asking too early does not make the wait longer.
   */
  async take(key: string): Promise<Wait> {
    const turn = await this.turn.get(key);
    if (turn && turn.msBeforeNext > 0) return turn.msBeforeNext;
    const { consumedPoints } = await this.count.penalty(key);
    const customDuration = delaySeconds(consumedPoints, this.rule);
    return customDuration === 0 ? null : waitOf(this.turn.consume(key, 1, { customDuration }));
  }

  /** The password was right. */
  async forget(key: string): Promise<void> {
    await this.count.delete(key);
    await this.turn.delete(key);
  }
}

async function waitOf(attempt: Promise<RateLimiterRes>): Promise<Wait> {
  try {
    await attempt;
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
}
