import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { FileStorage } from '../storage/file-storage.js';
import { ContinuityRepository } from './continuity.repository.js';

const send = z.discriminatedUnion('kind', [
  /** It is about to be sent. `opening` are the first words of the post, null since the account was deleted. */
  z.object({
    kind: z.literal('sending'),
    publication_id: z.uuid(),
    user_id: z.uuid(),
    post_id: z.uuid(),
    opening: z.string().nullable(),
  }),
  /** LinkedIn confirmed it. */
  z.object({
    kind: z.literal('published'),
    publication_id: z.uuid(),
    urn: z.string().nullable(),
    linkedin_url: z.string().nullable(),
  }),
]);

const ENDING_KINDS = [
  'account_deleted',
  'linkedin_disconnected',
  'feed_ended',
  'staff_rights_ended',
  /** Changed, reset or removed: what was chosen before opens nothing. */
  'password_ended',
  /** The end of not knowing whose account it is. */
  'mailbox_proved',
] as const;

const ending = z.object({
  kind: z.enum(ENDING_KINDS),
  user_id: z.uuid(),
  /** Files of earlier versions have it in their names. */
  at: z.iso.datetime().optional(),
});

const entry = z.union([send, ending]);
type KeptEntry = z.infer<typeof entry>;

/** What must be known of posts although the database forgets it. */
export type SendEntry = z.infer<typeof send>;
type EndingKind = (typeof ENDING_KINDS)[number];
/** What has ended for a user. */
type EndingEntry = { [Kind in EndingKind]: { kind: Kind; user_id: string } }[EndingKind];
export type DatedEntry = (SendEntry | EndingEntry) & { readonly at: Date };

/** Longer than backups are usually kept; older ones know less than their own age forgives. */
export const KEEP_DAYS = 90;
/** How many days beyond that are looked for, so that a long stand-still is made up for. */
const CLEAR_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** Clocks of machines differ, and a file is named a moment before its rows are committed. */
const SKEW_MS = 60_000;
const FILES_AT_ONCE = 20;

/**
 * The journal beside the users' files. What is sent is written before it could be lost, one file for all that happened together; what ends
 * has one file for each user, kind and day, since the newest end says all: nobody fills a storage by ending the same thing again. Read only after a restore, and where an account was deleted. What cannot be written is logged and keeps nobody waiting: the rules for what was due in
 * the lost time hold without it, only less is known then.
 */
@Injectable()
export class ContinuityJournal {
  private readonly logger = new Logger(ContinuityJournal.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly repository: ContinuityRepository,
  ) {}

  async note(entries: readonly SendEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const now = new Date();
    await this.keep(now, `${now.getTime()}-${randomUUID().slice(0, 8)}`, entries);
  }

  /** Call once it has ended for good, and only where something did. */
  async noteEnding(kind: EndingKind, userId: string, at = new Date()): Promise<void> {
    const entries = [{ kind, user_id: userId, at: at.toISOString() }];
    await this.keep(at, `${kind.replaceAll('_', '-')}-${userId}`, entries);
  }

  /** Everything that was noted since, the oldest first. */
  async readSince(from: Date): Promise<DatedEntry[]> {
    const installationId = await this.repository.installationId();
    const earliest = from.getTime() - SKEW_MS;
    const keys: string[] = [];
    for (const day of daysBetween(earliest, Date.now())) {
      keys.push(
        ...(await this.storage.list(folderOf(installationId, day))).filter(
          (key) => !(timeOf(key) < earliest),
        ),
      );
    }
    const files = await inGroups(keys, async (key) => {
      const at = new Date(timeOf(key));
      return (await this.readEntries(key)).map((one) => dated(one, at));
    });
    return files
      .flat()
      .filter(({ at }) => at.getTime() >= earliest)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** The first words of posts of these accounts go from all days that are kept; that and when each went out stays. */
  async eraseWords(isErased: (userId: string) => boolean): Promise<void> {
    const installationId = await this.repository.installationId();
    const bearsWords = (one: KeptEntry): boolean =>
      one.kind === 'sending' && one.opening !== null && isErased(one.user_id);
    for (const day of daysBetween(Date.now() - (KEEP_DAYS + CLEAR_DAYS) * DAY_MS, Date.now() + SKEW_MS)) {
      await inGroups(await this.storage.list(folderOf(installationId, day)), async (key) => {
        const entries = await this.readEntries(key);
        if (!entries.some(bearsWords)) return;
        await this.write(
          key,
          entries.map((one) => (bearsWords(one) ? { ...one, opening: null } : one)),
        );
      });
    }
  }

  /** Forgets days that no backup reaches back to. */
  async clear(): Promise<void> {
    const installationId = await this.repository.installationId();
    const until = Date.now() - KEEP_DAYS * DAY_MS;
    for (const day of daysBetween(until - CLEAR_DAYS * DAY_MS, until)) {
      for (const key of await this.storage.list(folderOf(installationId, day))) await this.storage.erase(key);
    }
  }

  private async keep(day: Date, name: string, entries: readonly KeptEntry[]): Promise<void> {
    try {
      const folder = folderOf(await this.repository.installationId(), day);
      await this.write(`${folder}/${name}.json`, entries);
    } catch (error) {
      this.logger.error(
        { err: error, count: entries.length },
        'The journal outside the database could not be written',
      );
    }
  }

  private async readEntries(key: string): Promise<KeptEntry[]> {
    const content: unknown = JSON.parse((await this.storage.read(key)).toString('utf8'));
    return z.array(entry).parse(content);
  }

  private async write(key: string, entries: readonly KeptEntry[]): Promise<void> {
    await this.storage.write(key, Buffer.from(JSON.stringify(entries)), 'application/json');
  }
}

async function inGroups<Result>(
  keys: readonly string[],
  work: (key: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < keys.length; index += FILES_AT_ONCE) {
    results.push(...(await Promise.all(keys.slice(index, index + FILES_AT_ONCE).map(work))));
  }
  return results;
}

function folderOf(installationId: string, day: Date): string {
  return `continuity/${installationId}/${day.toISOString().slice(0, 10)}`;
}

function dated(one: KeptEntry, named: Date): DatedEntry {
  if (!isEnding(one)) return { ...one, at: named };
  const { kind, user_id, at } = one;
  return { kind, user_id, at: at === undefined ? named : new Date(at) };
}

function isEnding(one: KeptEntry): one is z.infer<typeof ending> {
  return ENDING_KINDS.some((kind) => kind === one.kind);
}

/** NaN for a file that is named by what ended. */
function timeOf(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1).split('-', 1)[0]);
}

function daysBetween(from: number, until: number): Date[] {
  const first = Math.floor(from / DAY_MS);
  const last = Math.floor(until / DAY_MS);
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * DAY_MS));
}
