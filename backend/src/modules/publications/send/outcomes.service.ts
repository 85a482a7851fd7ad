import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { classifySendResult, notSentDelayMs, type SendOutcome, type SendResult } from '@drumbeat/domain';
import { ContinuityJournal, type SendEntry } from '../../../platform/continuity/continuity-journal.js';
import { Database } from '../../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.js';
import { LinkedInPostsService } from '../../linkedin/rest/linkedin-posts.service.js';
import {
  SocialAccountsService,
  type PostingAccount,
} from '../../linkedin/accounts/social-accounts.service.js';
import { PostsService } from '../../posts/posts.service.js';
import { Batcher } from '../../../platform/concurrency/batcher.js';
import { FirstCommentsService } from '../first-comment/first-comments.service.js';
import type { ReadySend } from './intents.service.js';
import { OutcomesRepository, type OutcomeEntry, type RecordedOutcome } from './outcomes.repository.js';
import { LateNoticesService } from '../notices/late-notices.service.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { ReconciliationService } from '../recover/reconciliation.service.js';

const BATCH = 300;
/** A response of LinkedIn must not be lost: an unavailable database is retried for this long. */
const KEEP_TRYING_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

interface SendReport {
  readonly send: ReadySend;
  readonly httpStatus: number | null;
  readonly outcome: SendOutcome;
}

/** LinkedIn's word, and the ledger's step with which it was asked. */
interface Confirmation {
  readonly entry: SendEntry;
  readonly position: number;
}

/** Writes down what a call came to, in one transaction with the notices that its user has to act on. */
@Injectable()
export class OutcomesService {
  private readonly logger = new Logger(OutcomesService.name);
  private readonly confirmations = new Batcher<Confirmation, null>(
    async (confirmations) => {
      await this.journal.note(
        confirmations.map(({ entry }) => entry),
        Math.max(...confirmations.map(({ position }) => position)),
      );
      return confirmations.map(() => null);
    },
    { maxSize: BATCH, failsAlike: () => true },
  );
  private readonly batcher = new Batcher<SendReport, RecordedOutcome | undefined>(
    (reports) => this.recordBatch(reports),
    { maxSize: BATCH, failsAlike: isDatabaseUnavailable },
  );

  constructor(
    private readonly database: Database,
    private readonly outcomes: OutcomesRepository,
    private readonly posts: PostsService,
    private readonly accounts: SocialAccountsService,
    private readonly linkedin: LinkedInPostsService,
    private readonly notices: PublicationNoticesService,
    private readonly lateNotices: LateNoticesService,
    private readonly reconciliation: ReconciliationService,
    private readonly firstComments: FirstCommentsService,
    private readonly journal: ContinuityJournal,
  ) {}

  /** Resolves when the outcome is in the ledger. */
  async record(send: ReadySend, result: SendResult): Promise<void> {
    const outcome = classifySendResult(result, {
      earlierAttemptUnresolved: send.earlierAttemptUnresolved,
      mediaUploadedAnew: send.mediaUploadedAnew,
      tokenAgeMs: send.account.token_age_ms,
    });
    const httpStatus = result.kind === 'response' ? result.status : null;
    this.log(send, outcome, httpStatus);
    const [recorded] = await Promise.all([
      this.recordForSure({ send, httpStatus, outcome }),
      outcome.nextState === 'published' ? this.confirmations.add(this.confirmationOf(send, outcome)) : null,
    ]);
    if (outcome.nextState === 'published' && recorded?.is_moved) await this.lateNotices.tell(recorded);
    // This process was declared lost meanwhile: its report may now settle the question.
    if (recorded?.is_reported && !recorded.is_moved) {
      await this.reconciliation.reconcile(send.claim.publication.id);
    }
  }

  private confirmationOf({ claim, position }: ReadySend, outcome: SendOutcome): Confirmation {
    const entry = {
      kind: 'published',
      publication_id: claim.publication.id,
      urn: outcome.urn,
      linkedin_url: this.linkOf(outcome),
    } as const;
    return { entry, position };
  }

  private async recordForSure(report: SendReport): Promise<RecordedOutcome | undefined> {
    const giveUpAt = performance.now() + KEEP_TRYING_MS;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await this.batcher.add(report);
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        this.logger.warn(
          { err: error, publicationId: report.send.claim.publication.id },
          'An outcome waits to be written',
        );
        await pause(pauseMs);
      }
    }
  }

  private recordBatch(reports: readonly SendReport[]): Promise<(RecordedOutcome | undefined)[]> {
    return this.database.transaction(async () => {
      // The order of locks everywhere: posts, accounts, publications.
      const published = reports.filter(({ outcome }) => outcome.nextState === 'published');
      await this.posts.lockForPublishing(published.map(({ send }) => send.claim.publication.post_id));
      const throttled = await this.settleAccounts(reports);
      const entries = reports.map((report) => this.entryOf(report, throttled));
      const rows = await this.outcomes.record(entries);
      const served = accountsServedAgain(reports);
      if (served.length > 0) await this.outcomes.endWaits(served);
      const recorded = reports.map(({ send }) =>
        rows.find(({ id, attempt }) => id === send.claim.publication.id && attempt === send.attempt),
      );
      const moved = reports.flatMap((report, index) => {
        const row = recorded[index];
        return row?.is_moved ? [{ report, row }] : [];
      });
      await this.markPublished(moved);
      await this.announce(moved, throttled);
      return recorded;
    });
  }

  /**
   * Accounts whose token was refused, that LinkedIn throttles, or that it serves again. Returns the retry time of
   * throttled ones.
   */
  private async settleAccounts(reports: readonly SendReport[]): Promise<Map<string, Pause>> {
    const pauses = new Map<string, Pause>();
    const byAccount = reports.toSorted((a, b) => (a.send.account.id < b.send.account.id ? -1 : 1));
    for (const {
      send: { account },
      outcome,
    } of byAccount) {
      if (outcome.event === 'auth_lost') await this.accounts.reportRefusedToken(account);
      else if (outcome.event === 'rate_limited' && !pauses.has(account.id)) {
        pauses.set(account.id, { account, ...(await this.accounts.pause(account.id, Math.random())) });
      }
    }
    const served = accountsServedAgain(reports);
    if (served.length > 0) await this.accounts.endPauses(served);
    return pauses;
  }

  private entryOf(
    { send, outcome, httpStatus }: SendReport,
    pauses: ReadonlyMap<string, Pause>,
  ): OutcomeEntry {
    const { id, fence, not_sent_count } = send.claim.publication;
    return {
      id,
      fence,
      attempt: send.attempt,
      owner: send.claim.owner,
      event: outcome.event,
      nextState: outcome.nextState,
      outcomeClass: outcome.outcomeClass,
      outcome: outcome.code,
      httpStatus,
      urn: outcome.urn,
      evidence: outcome.evidence,
      linkedinUrl: this.linkOf(outcome),
      retryAt: outcome.event === 'rate_limited' ? (pauses.get(send.account.id)?.until ?? null) : null,
      retryMs: notSentDelayMs(not_sent_count + 1, Math.random()),
    };
  }

  /** Link to the post itself, or to the earlier one that LinkedIn named as its duplicate. */
  private linkOf({ urn }: SendOutcome): string | null {
    return urn === null ? null : this.linkedin.permalink(urn);
  }

  private async markPublished(moved: readonly MovedReport[]): Promise<void> {
    const published = moved.filter(({ report }) => report.outcome.nextState === 'published');
    if (published.length === 0) return;
    await this.posts.markPublished(
      published.map(({ report, row }) => ({
        postId: report.send.claim.publication.post_id,
        postedAt: row.now,
        linkedinUrl: this.linkOf(report.outcome),
      })),
    );
    await this.firstComments.follow(published.map(({ row }) => row.id));
  }

  private async announce(moved: readonly MovedReport[], pauses: ReadonlyMap<string, Pause>): Promise<void> {
    const idsWhere = (applies: (entry: MovedReport) => boolean): string[] =>
      moved.filter(applies).map(({ row }) => row.id);
    const leadsTo = (state: SendOutcome['nextState']) => (entry: MovedReport) =>
      entry.report.outcome.nextState === state;
    await this.notices.announce('rejected', idsWhere(leadsTo('rejected')));
    await this.notices.announce('needs_user', idsWhere(leadsTo('needs_user')));
    await this.notices.announce('blocked', idsWhere(leadsTo('blocked_auth')));
    for (const { account, ...pause } of pauses.values()) await this.notices.notifyOfPause(account, pause);
  }

  private log({ claim }: ReadySend, { code, alertOperator }: SendOutcome, status: number | null): void {
    const facts = { publicationId: claim.publication.id, outcome: code, status };
    if (alertOperator) this.logger.fatal(facts, 'LinkedIn refuses what we send: an operator must look');
    else this.logger.debug(facts, 'Sent');
  }
}

/** Members who were throttled until LinkedIn took one of these. */
function accountsServedAgain(reports: readonly SendReport[]): string[] {
  const served = reports.filter(
    ({ send, outcome }) => outcome.event === 'accepted' && send.account.throttle_count > 0,
  );
  return [...new Set(served.map(({ send }) => send.account.id))];
}

interface Pause {
  readonly account: PostingAccount;
  readonly until: Date | null;
  readonly untilReset: boolean;
}

interface MovedReport {
  readonly report: SendReport;
  readonly row: RecordedOutcome;
}
