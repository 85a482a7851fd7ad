import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { sha256 } from '../../../platform/crypto/token.js';
import { AttemptLimitsRepository, type Wait } from './attempt-limits.repository.js';
import { TooManyAttemptsError } from '../auth.errors.js';
import { CALL_ALLOWANCES, type CallAllowance } from './user-allowances.limits.js';

/** Points that a process takes at once for frequent calls, so that most calls cost no statement. */
const BLOCK = 10;

/**
 * Limits of writes, searches and text comparisons of one user: far above what a person can do, far below what
 * slows down others.
 */
@Injectable()
export class CallAllowancesService {
  private readonly counters: Readonly<Record<CallAllowance, (key: string, count?: number) => Promise<Wait>>>;

  constructor(repository: AttemptLimitsRepository, config: AppConfig) {
    const counter = (name: CallAllowance, block: number) => {
      const { points, windowSeconds } = CALL_ALLOWANCES[name];
      const scaled = {
        points: Math.max(block, Math.round(points * config.auth.rateLimitScale)),
        windowSeconds,
      };
      return repository.allowanceInBlocks(`user-${name}`, scaled, block);
    };
    this.counters = {
      search: counter('search', BLOCK),
      'console-search': counter('console-search', BLOCK),
      texts: counter('texts', BLOCK),
      check: counter('check', BLOCK),
      brief: counter('brief', BLOCK),
      'voice-match': counter('voice-match', BLOCK),
      calendar: counter('calendar', BLOCK),
      analytics: counter('analytics', BLOCK),
      'posts-file': counter('posts-file', 1),
      writes: counter('writes', BLOCK),
      correction: counter('correction', 1),
      payment: counter('payment', 1),
      export: counter('export', 1),
    };
  }

  /**
   * @param points more than one for a call that turns out to cost more than others of its kind
   * @throws TooManyAttemptsError
   */
  async take(allowance: CallAllowance, userId: string, points = 1): Promise<void> {
    const wait = await this.counters[allowance](sha256(userId), points);
    if (wait !== null) throw new TooManyAttemptsError(Math.max(1, Math.ceil(wait / 1000)));
  }
}
