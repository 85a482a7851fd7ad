import { LIVE, liveCursor, type LiveEvent } from '@drumbeat/domain';
import type { MessageEvent } from '@nestjs/common';
import type { LiveFact, LiveFacts } from './live-facts.repository.js';
import type { LiveChangesMessage } from './live.dto.js';

/** How long an event's id is remembered: as long as the tail may find it again. */
const REMEMBER_MS = 2 * LIVE.overlapMs;

export interface StreamOwner {
  readonly id: string;
  readonly session_id: string;
}

/**
 * What one open page is told: each fact once, at most two messages a second, however many there are, and a heartbeat when there is
 * nothing. The id of each message is where the page goes on after a break.
 */
export class LiveStream {
  /** Ids of what was told or taken note of, with their times. */
  private readonly known = new Map<string, number>();
  private waiting: LiveFact[] = [];
  /** The page is to read everything again. */
  private hasMissed = false;
  private cursor: string;
  private lastSentAt = -Infinity;

  constructor(
    readonly owner: StreamOwner,
    start: { readonly at: Date; readonly isTooLate: boolean },
    private readonly send: (message: MessageEvent) => void,
  ) {
    this.cursor = liveCursor(start.at);
    this.hasMissed = start.isTooLate;
  }

  /** Takes note of facts that the page has read by itself. */
  learn(facts: readonly LiveFact[]): void {
    for (const { id, at } of facts) this.known.set(id, at.getTime());
  }

  /** Those of this stream's owner, of which it may have been told before. */
  offer(facts: readonly LiveFact[], { now, areCut }: Pick<LiveFacts, 'now' | 'areCut'>): void {
    const news = facts.filter(({ id }) => !this.known.has(id));
    this.learn(news);
    this.waiting.push(...news);
    if (areCut) this.hasMissed = true;
    this.cursor = liveCursor(now);
    for (const [id, at] of this.known) if (at < now.getTime() - REMEMBER_MS) this.known.delete(id);
  }

  /** @param atMs of a clock that is never set back */
  sendDue(atMs: number): void {
    const silentMs = atMs - this.lastSentAt;
    if (silentMs < 1_000 / LIVE.messagesPerSecond) return;
    if (this.waiting.length > 0 || this.hasMissed) this.sendChanges(atMs);
    else if (silentMs >= LIVE.heartbeatMs) this.write('heartbeat', {}, atMs);
  }

  /** The first message, at once: what was missed since the page's last one, or nothing. */
  begin(atMs: number): void {
    this.sendChanges(atMs);
  }

  private sendChanges(atMs: number): void {
    const events = this.waiting.slice(0, LIVE.eventsOfMessage).map(eventOf);
    const missed = this.hasMissed || this.waiting.length > LIVE.eventsOfMessage;
    this.waiting = [];
    this.hasMissed = false;
    this.write('changes', { events, missed } satisfies LiveChangesMessage, atMs);
  }

  private write(type: string, data: object, atMs: number): void {
    this.lastSentAt = atMs;
    this.send({ type, id: this.cursor, data });
  }
}

function eventOf({ id, kind, at, post_id, title, linkedin_url }: LiveFact): LiveEvent {
  return { id, kind, at: at.toISOString(), post_id, title, linkedin_url };
}
