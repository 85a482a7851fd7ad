import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Cluster, Redis } from 'ioredis';
import { z } from 'zod';
import { AppConfig } from '../../config/config.js';
import { MarksUnavailableError } from './continuity.errors.js';
import type { Mark } from './continuity.policy.js';
import { FileMissingError, FileStorage } from '../storage/file-storage.js';

/** A place outside of the database that remembers the ledger's highest position. */
interface MarkPlace {
  readonly name: string;
  /** Null when nothing is stored. */
  read(installationId: string): Promise<number | null>;
  write(installationId: string, mark: Mark): Promise<void>;
}

const REDIS_TIMEOUT_MS = 2_000;

/** The copies of the ledger's position: beside the users' files, and in Redis where there is one. */
@Injectable()
export class MarkPlaces implements OnApplicationShutdown {
  private readonly logger = new Logger(MarkPlaces.name);
  private readonly stored: StoredMark;
  private readonly places: readonly MarkPlace[];
  private readonly redis: RedisMark | null;

  constructor(storage: FileStorage, { redis }: AppConfig) {
    this.redis = redis.url === undefined ? null : new RedisMark(redis.url, redis);
    this.stored = new StoredMark(storage);
    this.places = [this.stored, ...(this.redis ? [this.redis] : [])];
  }

  onApplicationShutdown(): void {
    this.redis?.close();
  }

  /**
   * The highest position that any place remembers, null where none does.
   * @throws MarksUnavailableError when no place could be asked: what is not known must not pass for "nothing"
   */
  async read(installationId: string): Promise<number | null> {
    const answers = await Promise.allSettled(this.places.map((place) => place.read(installationId)));
    const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    for (const answer of answers) {
      if (answer.status === 'fulfilled') continue;
      this.logger.warn({ err: answer.reason as unknown }, 'A mark of the data could not be read');
      if (known.length === 0) throw new MarksUnavailableError(answer.reason);
    }
    return known.reduce<number | null>(
      (highest, position) => (position === null ? highest : Math.max(position, highest ?? 0)),
      null,
    );
  }

  /** The mark beside the journal; null when there is none, or the storage is unavailable. */
  async readBesideJournal(installationId: string): Promise<Mark | null> {
    return this.stored.readMark(installationId).catch(() => null);
  }

  /**
   * A place that is away does not keep anything from being sent: it learns the position with the next one.
   * @returns whether it stands beside the journal
   */
  async write(installationId: string, mark: Mark): Promise<boolean> {
    const [isStored] = await Promise.all(
      this.places.map((place) =>
        place.write(installationId, mark).then(
          () => true,
          (error: unknown) => {
            this.logger.error({ err: error, place: place.name }, 'The mark of the data could not be written');
            return false;
          },
        ),
      ),
    );
    return isStored === true;
  }
}

const position = z.int().nonnegative();
/** Earlier versions know of no gap. */
const storedMark = z.object({ position, journal_gap: position.nullable().default(null) });

class StoredMark implements MarkPlace {
  readonly name = 'storage';
  private readonly logger = new Logger(StoredMark.name);

  constructor(private readonly storage: FileStorage) {}

  async read(installationId: string): Promise<number | null> {
    return (await this.readMark(installationId))?.position ?? null;
  }

  /** Position 0 for one that is damaged: there was one, and it tells nothing of how far the ledger was. */
  async readMark(installationId: string): Promise<Mark | null> {
    const key = keyOf(installationId);
    try {
      const content = (await this.storage.read(key)).toString('utf8');
      const { position, journal_gap: journalGap } = storedMark.parse(JSON.parse(content));
      return { position, journalGap };
    } catch (error) {
      if (error instanceof FileMissingError) return null;
      if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
      this.logger.error(
        { err: error, key },
        'The mark beside the files cannot be read and counts for nothing',
      );
      return { position: 0, journalGap: null };
    }
  }

  async write(installationId: string, { position, journalGap }: Mark): Promise<void> {
    const content = JSON.stringify({ position, journal_gap: journalGap, at: new Date().toISOString() });
    await this.storage.write(keyOf(installationId), Buffer.from(content), 'application/json');
  }
}

function keyOf(installationId: string): string {
  return `continuity/${installationId}/mark.json`;
}

/** One sorted set: it keeps the highest position by itself, whatever the order of writers. */
class RedisMark implements MarkPlace {
  readonly name = 'redis';
  private readonly redis: Redis | Cluster;
  private readonly key: string;

  constructor(url: string, { cluster, prefix }: AppConfig['redis']) {
    const options = { commandTimeout: REDIS_TIMEOUT_MS, maxRetriesPerRequest: 1 };
    this.redis = cluster ? new Cluster(url.split(','), { redisOptions: options }) : new Redis(url, options);
    // The queue reports that Redis is unavailable; an unhandled 'error' would end the process.
    this.redis.on('error', () => undefined);
    this.key = `{${prefix}}:continuity`;
  }

  async read(installationId: string): Promise<number | null> {
    const position = await this.redis.zscore(this.key, installationId);
    return position === null ? null : Number(position);
  }

  async write(installationId: string, { position }: Mark): Promise<void> {
    await this.redis.zadd(this.key, 'GT', position, installationId);
  }

  close(): void {
    this.redis.disconnect();
  }
}
