import { DAY_MS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { Database } from '../database/database.js';
import { ChannelPausesRepository } from '../outgoing-channels/channel-pauses.repository.js';
import { ContinuityJournal, KEEP_DAYS, type DatedEntry, type JournalPart } from './continuity-journal.js';
import { DatabaseChangedError, SendingPausedError } from './continuity.errors.js';
import { judgeContinuity, judgeJournal, type JournalReach, type RestoreReason } from './continuity.policy.js';
import { ContinuityRepository, type ContinuityRow, type Whereabouts } from './continuity.repository.js';
import { MarkPlaces } from './mark-places.js';

/** A database that is behind the last known position. */
export interface FoundRestore {
  /** `told`: by an operator. */
  readonly reason: RestoreReason | 'told';
  /** The data's last heartbeat; null when it has none. */
  readonly lostFrom: Date | null;
  /** Journal entries since then. */
  readonly journal: readonly DatedEntry[];
  readonly journalReach: JournalReach;
}

/** Processes the data; called inside a transaction, in which all channels are already paused. */
export interface RestoreHandler {
  execute(restore: FoundRestore): Promise<void>;
}

/** How far back the journal is read when the data has no heartbeat. */
const WHOLE_JOURNAL_MS = KEEP_DAYS * DAY_MS;
const NOTHING_NOTED: JournalPart = { entries: [], isWhole: true };

/**
 * Checks whether this process's database is the last known one (docs/adr/0009). Until that is certain, and whenever
 * it no longer is, nothing may be sent: a restored backup would send everything again.
 */
@Injectable()
export class ContinuityService {
  private readonly logger = new Logger(ContinuityService.name);
  private handler: RestoreHandler | null = null;
  /** The database of this process's last statement; null while that is not certain. */
  private known: Whereabouts | null = null;
  private checking: Promise<void> | null = null;
  /** This process has seen the data itself, so that no silence since hides anything from it. */
  private hasLooked = false;
  private readonly pauseAfterSilenceMs: number;

  constructor(
    private readonly database: Database,
    private readonly repository: ContinuityRepository,
    private readonly marks: MarkPlaces,
    private readonly journal: ContinuityJournal,
    private readonly pauses: ChannelPausesRepository,
    { continuity }: AppConfig,
  ) {
    this.pauseAfterSilenceMs = continuity.pauseAfterSilenceMs;
  }

  /** Registers the restore processing. Without it a restore is detected and nothing is sent. */
  whenRestored(handler: RestoreHandler): void {
    this.handler = handler;
  }

  /** True when this process may begin to send. The first call runs a check. */
  async maySend(): Promise<boolean> {
    if (this.known === null) await this.check();
    return this.known !== null;
  }

  /** Looks where the database is, puts it in order where it was restored, and signs it. Several at once are one. */
  check(): Promise<void> {
    this.checking ??= this.checkOnce().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  /**
   * One step of the ledger, in the transaction that intends to send and as its last statement.
   * @throws DatabaseChangedError where the database is not the one of the last step; SendingPausedError
   */
  async advance(): Promise<number> {
    const { known } = this;
    const here = await this.repository.advance();
    if (here.fingerprint !== known?.fingerprint || here.position <= known.position) {
      this.known = null;
      throw new DatabaseChangedError();
    }
    if (here.isPaused) throw new SendingPausedError();
    await this.database.afterCommit(() => {
      this.known = here;
    });
    return here.position;
  }

  /** Writes the mark before the next send, and after what the journal tells of it: no mark claims more than is there. */
  async mark(position: number): Promise<void> {
    await this.writeMark(await this.repository.installationId(), position);
  }

  /** Logs an error when the server may lose confirmed commits in a crash: no program can compensate for that. */
  async warnOfForgetfulServer(): Promise<void> {
    const { fsync, fullPageWrites } = await this.repository.durability();
    if (fsync && fullPageWrites) return;
    this.logger.fatal(
      { fsync, fullPageWrites },
      'PostgreSQL may forget what it has confirmed, so posts may go out twice after a crash: set fsync and full_page_writes to on',
    );
  }

  /**
   * Declares a restore by an operator: the same as a detected one, but what the journal does not tell counts for
   * unknown, since it is said where programs cannot see what is missing. Returns the start of the lost time: a time
   * after the data's last heartbeat would be too late, and sends between the two would be repeated.
   */
  async declareRestored(told: Date): Promise<Date> {
    const installationId = await this.repository.findInstallationId();
    const marked = await this.marks.read(installationId);
    const before = await this.repository.read({ lock: false });
    const { signedAt } = before;
    const lostFrom = signedAt !== null && signedAt < told ? signedAt : told;
    const journal = await this.journal.readSince(lostFrom, before.position);
    const besideJournal = await this.marks.readBesideJournal(installationId);
    const here = await this.database.transaction(async () => {
      await this.repository.read({ lock: true });
      return this.putInOrder(marked, {
        reason: 'told',
        lostFrom,
        journal: journal.entries,
        journalReach: besideJournal === null ? 'none' : 'stale',
      });
    });
    await this.markSigned(installationId, here);
    return lostFrom;
  }

  private async checkOnce(): Promise<void> {
    try {
      this.known = await this.look();
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  private async look(): Promise<Whereabouts> {
    const installationId = await this.repository.findInstallationId();
    const marked = await this.marks.read(installationId);
    const before = await this.repository.read({ lock: false });
    // Read before the transaction: no row locks are held while waiting for the storage.
    const isFound = reasonOf(before, marked) !== null;
    const journal = isFound ? await this.readJournal(before) : NOTHING_NOTED;
    const besideJournal = isFound ? await this.marks.readBesideJournal(installationId) : null;
    const here = await this.database.transaction(async () => {
      // Several processes find the same restore: the first puts the data in order, the others find it sound.
      const row = await this.repository.read({ lock: true });
      // The mark that was read is another installation's: its rows came meanwhile.
      if (row.installationId !== installationId) throw new DatabaseChangedError();
      const reason = reasonOf(row, marked);
      if (reason === null) {
        if (this.isLongSilent(row)) await this.pauseAfterSilence(row);
        return this.repository.sign(0);
      }
      this.logger.fatal(
        { reason, lostFrom: row.signedAt, position: row.position, marked },
        'This database knows less than was known before: everything that goes out is paused (docs/backup-and-restore.md)',
      );
      return this.putInOrder(marked, {
        reason,
        lostFrom: row.signedAt,
        journal: journal.entries,
        journalReach: judgeJournal({
          position: row.position,
          besideJournal,
          markedPosition: marked,
          isReadable: journal.isWhole,
        }),
      });
    });
    await this.markSigned(installationId, here);
    this.hasLooked = true;
    return here;
  }

  /** Where the storage does not take it, the database remembers since when, for whoever asks whether all is well. */
  private async markSigned(installationId: string, { position, unmarkedSince }: Whereabouts): Promise<void> {
    const isMarked = await this.writeMark(installationId, position);
    if (isMarked === (unmarkedSince === null)) return;
    await this.repository.noteMarked(isMarked);
    if (isMarked) this.logger.log({ unmarkedSince }, 'What is sent is known outside of the database again');
    else
      this.logger.fatal(
        'The file storage takes nothing, so nothing outside of the database tells what is sent: after a backup is put back it may go out again (docs/backup-and-restore.md)',
      );
  }

  private async writeMark(installationId: string, position: number): Promise<boolean> {
    return this.marks.write(installationId, { position, journalGap: await this.repository.journalGap() });
  }

  /** A machine that was put back whole looks like one that was away: only its operator knows. */
  private isLongSilent({ silentMs }: ContinuityRow): boolean {
    return !this.hasLooked && this.pauseAfterSilenceMs > 0 && silentMs > this.pauseAfterSilenceMs;
  }

  private async pauseAfterSilence({ signedAt }: ContinuityRow): Promise<void> {
    await this.pauses.pauseOpen();
    this.logger.fatal(
      { signedAt },
      'Nobody was here for longer than PAUSE_AFTER_SILENCE_MINUTES: everything that goes out is paused. Was a snapshot of the machine put back, ' +
        'run cli.js restored --from its time; then, or after a plain outage, cli.js release. Of a copy of npm start it is npm run cli -- … ' +
        '(docs/backup-and-restore.md)',
    );
  }

  private async putInOrder(marked: number | null, restore: FoundRestore): Promise<Whereabouts> {
    if (!this.handler) throw new Error('Nobody is here to put restored data in order');
    await this.pauses.pauseAll();
    await this.handler.execute(restore);
    const here = await this.repository.sign(marked ?? 0);
    // Nor is that part of the journal known to a backup from before, which may be put back next.
    if (restore.journalReach !== 'whole') await this.repository.noteJournalGap();
    return here;
  }

  private readJournal({ signedAt, position }: ContinuityRow): Promise<JournalPart> {
    return this.journal.readSince(signedAt ?? new Date(Date.now() - WHOLE_JOURNAL_MS), position);
  }
}

function reasonOf(row: ContinuityRow, marked: number | null): RestoreReason | null {
  const verdict = judgeContinuity(row, marked);
  return verdict.kind === 'restored' ? verdict.reason : null;
}
