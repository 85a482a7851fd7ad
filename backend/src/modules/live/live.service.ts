import { LIVE, liveStart } from '@drumbeat/domain';
import {
  Injectable,
  Logger,
  type MessageEvent,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Observable, type Subscriber } from 'rxjs';
import { AccountReader } from '../../platform/access/account-reader.js';
import type { AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Bulkhead } from '../../platform/concurrency/bulkhead.js';
import { startSerialTick } from '../../platform/concurrency/serial-tick.js';
import { LiveFactsRepository, type LiveFact } from './live-facts.repository.js';
import { LiveStream } from './live-stream.js';

const PLACES = { places: LIVE.streamsOfAll, placesEach: LIVE.streamsEach, waitingEach: 0, waitMaxMs: 1_000 };

interface OpenStream {
  readonly stream: LiveStream;
  readonly subscriber: Subscriber<MessageEvent>;
}

export interface StreamRequest {
  /** The last message that the page had; null for a page that opens. */
  readonly after: string | null;
  readonly seconds: number;
}

/**
 * The streams of this process. One read, twice a second while anybody listens, serves them all; what other processes wrote is found
 * like the rest. A failed read is repeated by the next one, which looks as far back as the last that succeeded.
 */
@Injectable()
export class LiveService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(LiveService.name);
  private readonly places = new Bulkhead(PLACES);
  private readonly open = new Set<OpenStream>();
  private readSince: Date | null = null;
  private sessionsCheckedAt = -Infinity;

  constructor(
    private readonly facts: LiveFactsRepository,
    private readonly accounts: AccountReader,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, LiveService.name, LIVE.tickMs, () => this.tick());
  }

  /** The server waits for open connections as it stops; pages come back to another process. */
  onModuleDestroy(): void {
    for (const { subscriber } of this.open) subscriber.complete();
  }

  /**
   * The messages of one page until it leaves.
   * @param signal aborts when the client disconnects
   * @throws TooManyAtOnceError, NoPlaceInTimeError before the stream begins
   */
  async listen(
    user: AuthenticatedUser,
    request: StreamRequest,
    signal: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const leave = await new Promise<() => void>((resolve, reject) => {
      this.places.run(user.id, () => new Promise<void>((end) => resolve(end))).catch(reject);
    });
    if (signal.aborted) leave();
    return new Observable<MessageEvent>((subscriber) => {
      subscriber.add(leave);
      this.begin(user, request, subscriber).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'A live stream could not begin');
        subscriber.complete();
      });
    });
  }

  /** One look for all streams. @param atMs of a clock that is never set back */
  async tick(atMs = performance.now()): Promise<void> {
    if (this.open.size === 0) {
      this.readSince = null;
      return;
    }
    await this.tellNews(atMs);
    await this.endSignedOut(atMs);
  }

  private async begin(
    user: AuthenticatedUser,
    { after, seconds }: StreamRequest,
    subscriber: Subscriber<MessageEvent>,
  ): Promise<void> {
    const start = liveStart(after, await this.facts.now());
    const found = await this.facts.findOfUser(user.id, start.since);
    if (subscriber.closed) return;
    const stream = new LiveStream(user, { at: found.now, isTooLate: start.isTooLate }, (message) =>
      subscriber.next(message),
    );
    if (start.isFirst) stream.learn(found.facts);
    else stream.offer(found.facts, found);
    stream.begin(performance.now());
    if (seconds === 0) {
      subscriber.complete();
      return;
    }
    const timer = setTimeout(() => subscriber.complete(), seconds * 1_000);
    subscriber.add(() => clearTimeout(timer));
    const entry = { stream, subscriber };
    this.open.add(entry);
    subscriber.add(() => this.open.delete(entry));
  }

  private async tellNews(atMs: number): Promise<void> {
    const since = this.readSince ?? (await this.facts.now());
    const found = await this.facts.findOfAll(new Date(since.getTime() - LIVE.overlapMs));
    this.readSince = found.now;
    const byUser = new Map<string, LiveFact[]>();
    for (const fact of found.facts) byUser.set(fact.user_id, [...(byUser.get(fact.user_id) ?? []), fact]);
    for (const { stream } of this.open) {
      stream.offer(byUser.get(stream.owner.id) ?? [], found);
      stream.sendDue(atMs);
    }
  }

  /** A stream ends with its session, and so with its account. */
  private async endSignedOut(atMs: number): Promise<void> {
    if (atMs - this.sessionsCheckedAt < LIVE.sessionCheckMs) return;
    this.sessionsCheckedAt = atMs;
    const live = await this.accounts.findLiveSessions(
      [...this.open].map(({ stream }) => stream.owner.session_id),
    );
    for (const { stream, subscriber } of this.open) {
      if (!live.has(stream.owner.session_id)) subscriber.complete();
    }
  }
}
