import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Allowance, GrowingDelay } from '../auth.limits.js';

/** Milliseconds to wait; null: allowed. */
export type Wait = number | null;

/** Users whose points a process remembers; beyond that it forgets all and starts again. */
const HOLDERS_MAX = 10_000;

/** Counters in PostgreSQL, so that they hold across processes. Each call is atomic and outside of any transaction. */
@Injectable()
export class AttemptLimitsRepository {
  constructor(private readonly source: DataSource) {}

  /** A counter that takes `points` per window and key, one or more at a time. */
  allowance(
    name: string,
    { points, windowSeconds }: Allowance,
  ): (key: string, count?: number) => Promise<Wait> {
    const limiter = this.limiter(name, points, windowSeconds);
    return (key, count = 1) => waitOf(limiter.consume(key, count));
  }

  /**
   * The same, but this process takes `block` points at once and spends them itself until they or the window
   * end. All processes together never give out more than `points`; points that a process does not use are
   * lost with the window. More than one at a time are taken from what all processes share.
   */
  allowanceInBlocks(
    name: string,
    { points, windowSeconds }: Allowance,
    block: number,
  ): (key: string, count?: number) => Promise<Wait> {
    const limiter = this.limiter(name, points, windowSeconds);
    const held = new Map<string, Promise<{ left: number; until: number; refused: boolean }>>();
    const takeBlock = async (key: string) => {
      const { refused, msBeforeNext } = await attempted(limiter.consume(key, block));
      return { left: refused ? 0 : block, until: Date.now() + msBeforeNext, refused };
    };
    return async (key, count = 1) => {
      if (count > 1) return waitOf(limiter.consume(key, count));
      for (;;) {
        const taking = held.get(key);
        const own = await taking;
        const isOver = own === undefined || own.until <= Date.now();
        if (!isOver && own.left > 0) {
          own.left -= 1;
          return null;
        }
        if (!isOver && own.refused) return own.until - Date.now();
        // The first of many concurrent calls queries; the others await its promise.
        if (held.get(key) !== taking) continue;
        if (held.size >= HOLDERS_MAX) held.clear();
        const next = takeBlock(key);
        held.set(key, next);
        // A failure is not cached: the next one queries again.
        next.catch(() => held.delete(key));
      }
    };
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
   * Asks for an attempt, before it is made: of many at the same instant, each one counts. A refused attempt
   * is not counted, so asking too early does not lengthen the wait.
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
  const { refused, msBeforeNext } = await attempted(attempt);
  return refused ? msBeforeNext : null;
}

async function attempted(
  attempt: Promise<RateLimiterRes>,
): Promise<{ refused: boolean; msBeforeNext: number }> {
  try {
    const { msBeforeNext } = await attempt;
    return { refused: false, msBeforeNext };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { refused: true, msBeforeNext: refusal.msBeforeNext };
    throw refusal;
  }
}

/** Seconds until the attempt after the `count`th wrong one: 0 while mistakes are free, then doubling up to the longest. */
export function delaySeconds(count: number, rule: GrowingDelay): number {
  if (count <= rule.free) return 0;
  // The exponent is bounded, because attempts are not.
  const doublings = Math.min(count - rule.free - 1, 30);
  return Math.min(rule.firstDelaySeconds * 2 ** doublings, rule.longestDelaySeconds);
}

/**
 * The network address that is counted: an IPv4 address, or the /64 network of an IPv6 one, the minimum of a
 * provider's customer.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
