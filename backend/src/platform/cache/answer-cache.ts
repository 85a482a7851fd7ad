import { randomUUID } from 'node:crypto';
import { FRESH_MS, type CacheArea } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ExpiringMap } from './expiring-map.js';
import { Clock } from '../clock/clock.js';
import { CacheDropsRepository, type Snapshot } from './cache-drops.repository.js';
import type { CacheTag } from './cache.limits.js';

interface Kept {
  readonly answer: object;
  readonly snapshot: Snapshot;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Answers of this process; beyond, the one that was asked for longest ago goes. An answer has some kilobytes. */
export const KEPT_MAX = 2_000;
/** What was read since the last refresh is no older than this, and writes drop it in any case: another refresh would only cost. */
const REFRESHED_FOR_MS = 5_000;

interface Asked {
  readonly area: CacheArea;
  readonly tag: CacheTag;
  /** The call with everything that its answer depends on besides the user's rows. */
  readonly call: string;
}

/**
 * Keeps answers for a user (CACHE-1). Each process has its own; that one of them is still true is asked of PostgreSQL each time, by one
 * look into an index: it knows every committed write, whichever process made it. Callers never change an answer.
 */
@Injectable()
export class AnswerCache {
  private readonly kept = new Map<string, Kept>();
  private readonly tags = new WeakMap<object, string>();
  /** Another process, or this one after an update, may say the same in another way. */
  private readonly process = randomUUID();
  private numbered = 0;
  private readonly refreshed: ExpiringMap<string, true>;

  constructor(
    private readonly drops: CacheDropsRepository,
    private readonly clock: Clock,
  ) {
    this.refreshed = new ExpiringMap(REFRESHED_FOR_MS, KEPT_MAX, () => clock.now().getTime());
  }

  /** The kept answer, or the one that `read` gives, which is kept where it is whole. */
  async through<Answer extends object>(
    userId: string,
    { area, tag, call }: Asked,
    read: () => Promise<Answer>,
    isWhole: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const key = `${userId} ${call}`;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    const fresh = known !== undefined && known.until > now ? known : null;
    // Taken before the rows are read: a write between the two is one that this answer may lack.
    const { snapshot, isDropped } = await this.drops.compare(userId, tag, fresh?.snapshot ?? null);
    this.kept.delete(key);
    if (fresh !== null && !isDropped) {
      this.kept.set(key, fresh);
      return fresh.answer as Answer;
    }
    const answer = await read();
    if (!isWhole(answer)) return answer;
    this.tags.set(answer, `W/"${this.process}.${(this.numbered += 1)}"`);
    this.kept.set(key, { answer, snapshot, until: now + FRESH_MS[area] });
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_MAX && oldest !== undefined) this.kept.delete(oldest);
    return answer;
  }

  /** The entity tag (RFC 9110 §8.8.3) of an answer that was kept, of this very object and no other; null for any else. */
  tagOf(answer: unknown): string | null {
    return typeof answer === 'object' && answer !== null ? (this.tags.get(answer) ?? null) : null;
  }

  /** Makes what was kept for the user out of date, in every process; once in 5 seconds, however often it is asked for. */
  async drop(userId: string, tags: readonly CacheTag[]): Promise<void> {
    const key = `${userId} ${tags.join()}`;
    if (this.refreshed.get(key)) return;
    await this.drops.insert(userId, tags);
    this.refreshed.set(key, true);
  }
}
