import { decodeLittleText, publicationTimeline } from '@drumbeat/domain';
import { type StaffCheck, staffCheck } from '../staff-check.rules.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { AuditService } from '../../audit/audit.service.js';
import { AdminPublicationsRepository, type AdminPublicationRow } from './admin-publications.repository.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { presentAttemptForStaff, presentEvent, presentTimelineEntry } from '../publication.presenter.js';
import type {
  AdminPublicationDetailResponse,
  AdminPublicationListResponse,
  AdminPublicationResponse,
  ApprovalListResponse,
} from '../publications.dto.js';
import { PublicationNotFoundError, PublicationStateError } from '../publications.errors.js';
import { publishPost } from '../publications.jobs.js';
import { PublicationsRepository } from '../publications.repository.js';
import { ReconciliationService } from '../recover/reconciliation.service.js';

/** Publications as staff see them: never a text, never a token. */
@Injectable()
export class AdminPublicationsService {
  constructor(
    private readonly publications: AdminPublicationsRepository,
    private readonly released: ApprovalsRepository,
    private readonly ledger: PublicationsRepository,
    private readonly reconciliation: ReconciliationService,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(query: AdminListQuery): Promise<AdminPublicationListResponse> {
    const { rows, total } = await this.publications.list(query);
    return { data: rows.map(present), total };
  }

  /** @throws PublicationNotFoundError */
  async get(id: string): Promise<AdminPublicationDetailResponse> {
    const publication = await this.find(id);
    const [attempts, events] = await Promise.all([this.ledger.findAttempts(id), this.ledger.findEvents(id)]);
    return {
      ...present(publication),
      timeline: publicationTimeline(events, attempts, 'staff').map(presentTimelineEntry),
      check: this.checkOf(publication),
      attempts: attempts.map(presentAttemptForStaff),
      events: events.map(presentEvent),
    };
  }

  /**
   * Starts at once a step that our processes would take later: their own guards prevent a second sending.
   * @throws PublicationNotFoundError
   * @throws PublicationStateError when there is nothing to start, or no longer
   */
  async check(id: string, staffId: string): Promise<AdminPublicationDetailResponse> {
    await this.database.transaction(async () => {
      const publication = await this.find(id);
      const check = this.checkOf(publication);
      if (check === null) throw new PublicationStateError(publication.state);
      await this.start(check, publication, staffId);
    });
    return this.get(id);
  }

  /** The same for a publication whose job to publish failed; nothing of another job, or where its row gives nothing to start, or is gone. */
  async giveBack(job: string, id: string, staffId: string): Promise<void> {
    if (job !== publishPost.name) return;
    const publication = await this.publications.find(id);
    const check = publication && this.checkOf(publication);
    if (publication && check) await this.start(check, publication, staffId);
  }

  /** Who released which exact text of a user, made how, and when. */
  async approvals(actorId: string, userId: string, query: AdminListQuery): Promise<ApprovalListResponse> {
    const { rows, total } = await this.released.find(userId, query);
    const post_ids = [...new Set(rows.map(({ post_id }) => post_id))];
    if (post_ids.length > 0) {
      await this.audit.noteReading(actorId, 'approvals.read', [{ user_id: userId, things: { post_ids } }]);
    }
    return { data: rows.map((row) => ({ ...row, text: decodeLittleText(row.text) })), total };
  }

  private async start(
    check: StaffCheck,
    { id, user_id, state }: AdminPublicationRow,
    staffId: string,
  ): Promise<void> {
    if (check === 'look_for_proof') await this.reconciliation.reconcile(id);
    else await this.queue.add(publishPost, { publication_id: id });
    await this.audit.record({
      ...{ actor_id: staffId, user_id },
      action: 'publication.checked',
      entity: 'publications',
      entity_id: id,
      details: { check, before: { state }, after: { state: (await this.find(id)).state } },
    });
  }

  private async find(id: string): Promise<AdminPublicationRow> {
    const publication = await this.publications.find(id);
    if (!publication) throw new PublicationNotFoundError();
    return publication;
  }

  private checkOf({ state, due_at }: AdminPublicationRow) {
    return staffCheck(state, due_at, this.clock.now());
  }
}

function present(row: AdminPublicationRow): AdminPublicationResponse {
  return {
    ...row,
    due_at: row.due_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
