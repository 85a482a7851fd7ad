import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { FileStorage } from '../storage/file-storage.js';
import { ContinuityRepository } from './continuity.repository.js';

const send = z.discriminatedUnion('kind', [
  /** About to be sent. `opening` is the beginning of the post, null after the account was deleted. */
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
  /** From then on the account's owner is known. */
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

/** Facts on posts that must survive a restore of the database. */
export type SendEntry = z.infer<typeof send>;
type EndingKind = (typeof ENDING_KINDS)[number];
/** An end of access for a user. */
type EndingEntry = { [Kind in EndingKind]: { kind: Kind; user_id: string } }[EndingKind];
export type DatedEntry = (SendEntry | EndingEntry) & { readonly at: Date };

/** Longer than backups are usually kept; older ones know less than their own age forgives. */
export const KEEP_DAYS = 90;
/** Number of further days to clear, to cover a long downtime. */
const CLEAR_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** Clocks of machines differ, and a file is named a moment before its rows are committed. */
const SKEW_MS = 60_000;
const FILES_AT_ONCE = 20;

/**
 * The journal beside the users' files. Sends are written before they could be lost, one file for a batch; ends have
 * one file per user, kind and day, since the newest end is sufficient: repeating an end does not fill the storage.
 * Read only after a restore, and when an account was deleted. A failed write is logged and blocks nothing: the rules
 * for the lost time apply without it, only with less knowledge.
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

  /** Call after the end is committed, and only when something ended. */
  async noteEnding(kind: EndingKind, userId: string, at = new Date()): Promise<void> {
    const entries = [{ kind, user_id: userId, at: at.toISOString() }];
    await this.keep(at, `${kind.replaceAll('_', '-')}-${userId}`, entries);
  }

  /** Every entry since then, oldest first. */
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

  /** Erases the beginnings of these accounts' posts from all kept days; the times of sending stay. */
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

  /** Deletes days older than any backup. */
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

/** NaN for a file named by an end. */
function timeOf(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1).split('-', 1)[0]);
}

function daysBetween(from: number, until: number): Date[] {
  const first = Math.floor(from / DAY_MS);
  const last = Math.floor(until / DAY_MS);
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * DAY_MS));
}
