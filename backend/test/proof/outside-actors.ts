import type { PublicationState } from '@drumbeat/domain';
import type { PublishingConfig } from '../../src/config/config.js';
import {
  LinkedInNotConnectedError,
  SenderAliveError,
} from '../../src/modules/publications/publications.errors.js';
import {
  ResolvePublicationCommand,
  type Resolution,
} from '../../src/modules/publications/recover/resolve-publication.command.js';
import { isDatabaseUnavailable } from '../../src/platform/database/database-unavailable.js';
import { AppError } from '../../src/platform/http/errors/app-error.js';
import type { PublishingWorker } from '../support/publishing/publishing-worker.js';
import type { PublishingHarness } from '../support/publishing/publishing-harness.js';
import { setTimeout as pause } from 'node:timers/promises';
import { isAtRest, type ProofCell } from './proof-cell.js';

const LOOK_EVERY_MS = 50;
/** The proof does not wait for pauses of minutes: longer waits are shortened. */
const WAIT_AT_MOST_MS = 500;

interface CellRow {
  readonly id: string;
  readonly state: PublicationState;
  readonly waits_ms: number;
  /** Since the outcome became uncertain; null when it is not. */
  readonly uncertain_ms: number | null;
}

/**
 * Simulates everything but our workers: users who check LinkedIn, decide and reconnect; LinkedIn's late commits; and
 * the passing of time. Each user decides as early as possible.
 */
export class OutsideActors {
  private readonly cells: ProofCell[] = [];
  private isOver = false;
  private running: Promise<void> | null = null;
  private failure: Error | null = null;

  constructor(
    private readonly harness: PublishingHarness,
    private readonly api: PublishingWorker,
    private readonly times: PublishingConfig,
  ) {}

  attend(cells: readonly ProofCell[]): void {
    this.cells.push(...cells);
    this.running ??= this.run().catch((error: unknown) => {
      this.failure = new Error('Nobody answers any more', { cause: error });
    });
  }

  /** @throws the simulation's error: no user would decide any more */
  check(): void {
    if (this.failure !== null) throw this.failure;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      await this.look().catch((error: unknown) => {
        // The proof kills the database as well.
        if (!isDatabaseUnavailable(error)) throw error;
      });
      await pause(LOOK_EVERY_MS);
    }
  }

  private async look(): Promise<void> {
    const open = new Map(this.cells.filter((cell) => !isAtRest(cell)).map((cell) => [cell.id, cell]));
    // Counted before the states are read: what was posted by then, no state that is read later may deny.
    const posted = this.countPosted();
    const rows = await this.harness.database.query<CellRow>(
      `select p.id, p.state,
              greatest(0, extract(epoch from greatest(p.due_at, p.next_try_at) - clock_timestamp()) * 1000)::float8 as waits_ms,
              (extract(epoch from clock_timestamp() - (select max(at) from publication_events e
                where e.publication_id = p.id and e.to_state = 'uncertain')) * 1000)::float8 as uncertain_ms
         from publications p where p.id = any($1)`,
      [[...open.keys()]],
    );
    for (const row of rows) {
      const cell = open.get(row.id);
      if (cell) await this.act(cell, row, posted.get(cell.user.member.author) ?? 0);
    }
  }

  private async act(cell: ProofCell, row: CellRow, posted: number): Promise<void> {
    cell.state = row.state;
    if (cell.fault.isLate && this.isTimeForLateCommit(cell, row))
      this.harness.sandbox.linkedin.release('proceed', cell.text);
    switch (row.state) {
      case 'scheduled':
        if (cell.dueAt !== null && row.waits_ms > WAIT_AT_MOST_MS) await this.harness.bringForward(cell.id);
        return;
      case 'needs_user':
        await this.expectNotice(cell, 'needs_user');
        return this.answer(cell);
      case 'blocked_auth':
        await this.expectNotice(cell, 'blocked');
        if (posted > 0) note(cell, `${cell.state}, it says, and LinkedIn has it`);
        return this.reconnect(cell);
      case 'missed':
        await this.expectNotice(cell, 'missed');
        if (posted > 0) note(cell, `${cell.state}, it says, and LinkedIn has it`);
        await this.resolve(cell, { outcome: 'publish_again' });
        return;
      case 'rejected':
        return this.expectNotice(cell, 'rejected');
      default:
    }
  }

  /**
   * LinkedIn's late commits happen within the settle time: before the user is asked, if the worker waits for it. A
   * user asked sooner finds no post.
   */
  private isTimeForLateCommit({ asked }: ProofCell, { uncertain_ms }: CellRow): boolean {
    return asked > 0 || (uncertain_ms !== null && uncertain_ms >= this.times.settleMs / 2);
  }

  /** Looks whether it is there, unless this user is wrong the first time. */
  private async answer(cell: ProofCell): Promise<void> {
    const isThere = this.countPosted().has(cell.user.member.author);
    const isWrong = cell.fault.isUserWrong === true && cell.asked === 0;
    const resolution: Resolution =
      isThere && !isWrong ? { outcome: 'posted_url', linkedinUrl: null } : { outcome: 'publish_again' };
    if (await this.resolve(cell, resolution)) cell.asked += 1;
  }

  /** Returns true when the decision was accepted: the state may have changed, or a sender may still run. */
  private async resolve(cell: ProofCell, resolution: Resolution): Promise<boolean> {
    try {
      await this.api.get(ResolvePublicationCommand).execute(cell.user.id, cell.postId, resolution);
      cell.waitsForSender = false;
      return true;
    } catch (error) {
      cell.waitsForSender = error instanceof SenderAliveError;
      // A late report of a 401 requires this while a question is open.
      if (error instanceof LinkedInNotConnectedError) await this.reconnect(cell);
      else if (!(error instanceof AppError)) throw error;
      return false;
    }
  }

  /** The same member connects again; their new token is known to LinkedIn's stand-in. */
  private async reconnect({ user }: ProofCell): Promise<void> {
    await this.harness.database.query(
      'update social_accounts set needs_reconnect = false where id = $1 and needs_reconnect',
      [user.accountId],
    );
  }

  private async expectNotice(cell: ProofCell, occasion: string): Promise<void> {
    const notices = await this.harness.notices(cell.user.id);
    const isNotified = notices.some(
      ({ kind, publication_id }) => kind === `publication.${occasion}` && publication_id === cell.id,
    );
    if (!isNotified) note(cell, `${cell.state}, and the user was not told`);
  }

  /** Number of posts at LinkedIn per author. */
  private countPosted(): Map<string, number> {
    const posted = new Map<string, number>();
    for (const { author } of this.harness.sandbox.linkedin.posts())
      posted.set(author, (posted.get(author) ?? 0) + 1);
    return posted;
  }
}

function note({ problems }: ProofCell, problem: string): void {
  if (!problems.includes(problem)) problems.push(problem);
}
