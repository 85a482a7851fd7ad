import { DAY_MS } from '@drumbeat/domain';
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
  /** The ledger's by then; not known to earlier versions. */
  position: z.number().optional(),
});

const entry = z.union([send, ending]);
type KeptEntry = z.infer<typeof entry>;

/** Facts on posts that must survive a restore of the database. */
export type SendEntry = z.infer<typeof send>;
type EndingKind = (typeof ENDING_KINDS)[number];
/** An end of access for a user. */
type EndingEntry = { [Kind in EndingKind]: { kind: Kind; user_id: string } }[EndingKind];
export type DatedEntry = (SendEntry | EndingEntry) & { readonly at: Date };

/** What was noted since some time. */
export interface JournalPart {
  readonly entries: readonly DatedEntry[];
  /** False where a file could not be read, whatever it told. */
  readonly isWhole: boolean;
}

/** Longer than backups are usually kept; older ones know less than their own age forgives. */
export const KEEP_DAYS = 90;
/** Number of further days to clear, to cover a long downtime. */
const CLEAR_DAYS = 30;
/** Clocks of machines differ, and a file is named a moment before its rows are committed. */
const SKEW_MS = 60_000;
const FILES_AT_ONCE = 20;

/**
 * The journal beside the users' files. Sends are written before they could be lost, one file for a batch; ends have
 * one file per user, kind and day, since the newest end is sufficient: repeating an end does not fill the storage.
 * Read only after a restore, and when an account was deleted. A failed write blocks nothing, but leaves a gap: it
 * stands in the database before anything is sent, and in every mark from then on.
 */
@Injectable()
export class ContinuityJournal {
  private readonly logger = new Logger(ContinuityJournal.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly repository: ContinuityRepository,
  ) {}

  /**
   * @param position of the ledger, as these were about to be sent
   * @throws where neither they nor the gap that they leave can be noted: they may not be sent
   */
  async note(entries: readonly SendEntry[], position: number): Promise<void> {
    if (entries.length === 0) return;
    const now = new Date();
    await this.keep(now, `${now.getTime()}-${position}-${randomUUID().slice(0, 8)}`, entries);
  }

  /** Call after the end is committed, and only when something ended. */
  async noteEnding(kind: EndingKind, userId: string, at = new Date()): Promise<void> {
    const position = await this.repository.position().catch(() => undefined);
    const entries = [{ kind, user_id: userId, at: at.toISOString(), position }];
    // Committed already: its user is not refused what happened.
    await this.keep(at, `${kind.replaceAll('_', '-')}-${userId}`, entries).catch((error: unknown) => {
      this.logger.fatal({ err: error, kind }, 'What ended could not be noted, nor that it is missing');
    });
  }

  /**
   * Everything that was noted since, the oldest first.
   * @param position of the ledger by then: what was noted later bears a higher one, also where a clock was set back meanwhile
   */
  async readSince(from: Date, position = Number.POSITIVE_INFINITY): Promise<JournalPart> {
    const installationId = await this.repository.installationId();
    const earliest = from.getTime() - SKEW_MS;
    const isSince = (at: number, notedAt: number | undefined): boolean =>
      at >= earliest || (notedAt !== undefined && notedAt >= position);
    const keys: string[] = [];
    for (const day of daysToLookAt(earliest)) {
      keys.push(
        ...(await this.storage.list(folderOf(installationId, day))).filter((key) => {
          const named = nameOf(key);
          return named === null || isSince(named.at, named.position);
        }),
      );
    }
    const files = await inGroups(keys, (key) => this.readIfPossible(key));
    const entries = files
      .flatMap((file, index) => {
        const named = nameOf(keys[index] ?? '');
        return (file ?? []).flatMap((one) => {
          const entry = dated(one, named?.at ?? NaN);
          return isSince(entry.at.getTime(), isEnding(one) ? one.position : named?.position) ? [entry] : [];
        });
      })
      .sort((one, other) => one.at.getTime() - other.at.getTime());
    return { entries, isWhole: !files.includes(null) };
  }

  /** Erases the beginnings of these accounts' posts from all kept days; the times of sending stay. */
  async eraseWords(isErased: (userId: string) => boolean): Promise<void> {
    const installationId = await this.repository.installationId();
    const bearsWords = (one: KeptEntry): boolean =>
      one.kind === 'sending' && one.opening !== null && isErased(one.user_id);
    const readable: boolean[] = [];
    for (const day of daysBetween(Date.now() - (KEEP_DAYS + CLEAR_DAYS) * DAY_MS, Date.now() + DAY_MS)) {
      const keys = await this.storage.list(folderOf(installationId, day));
      await inGroups(keys, async (key) => {
        const entries = await this.readIfPossible(key);
        readable.push(entries !== null);
        if (!entries?.some(bearsWords)) return;
        await this.write(
          key,
          entries.map((one) => (bearsWords(one) ? { ...one, opening: null } : one)),
        );
      });
    }
    if (readable.includes(false))
      throw new Error('A file of the journal that cannot be read may bear words that are to go');
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
      this.logger.fatal(
        { err: error, count: entries.length },
        'The journal outside the database could not be written: make a new backup once the storage takes files, an older one asks about more than it needs to (docs/backup-and-restore.md)',
      );
      // Without LinkedIn's word alone its user is asked: what was about to be sent is there.
      if (entries.some(({ kind }) => kind !== 'published')) await this.repository.noteJournalGap();
    }
  }

  /** Null for a file that is damaged or that a newer version wrote; one that the storage does not give may still come. */
  private async readIfPossible(key: string): Promise<KeptEntry[] | null> {
    const content = (await this.storage.read(key)).toString('utf8');
    try {
      return z.array(entry).parse(JSON.parse(content));
    } catch (error) {
      this.logger.error({ err: error, key }, 'A file of the journal cannot be read and is left out');
      return null;
    }
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

function dated(one: KeptEntry, named: number): DatedEntry {
  if (!isEnding(one)) return { ...one, at: new Date(named) };
  const { kind, user_id, at } = one;
  return { kind, user_id, at: new Date(at ?? named) };
}

function isEnding(one: KeptEntry): one is z.infer<typeof ending> {
  return ENDING_KINDS.some((kind) => kind === one.kind);
}

/** When and at which position of the ledger a file was written, the latter since it is told; null for one that is named by what ended. */
function nameOf(key: string): { at: number; position: number | undefined } | null {
  const [at = '', position = '', id] = key.slice(key.lastIndexOf('/') + 1).split('-');
  if (!/^\d+$/.test(at)) return null;
  return { at: Number(at), position: id === undefined ? undefined : Number(position) };
}

/** A clock that went wrong and was put right may have named files a day too early or too late; the data's own may be far ahead. */
function daysToLookAt(earliest: number): Date[] {
  const now = Date.now();
  return daysBetween(earliest > now ? now - KEEP_DAYS * DAY_MS : earliest - DAY_MS, now + DAY_MS);
}

function daysBetween(from: number, until: number): Date[] {
  const first = Math.floor(from / DAY_MS);
  const last = Math.floor(until / DAY_MS);
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * DAY_MS));
}
