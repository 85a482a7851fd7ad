import { Injectable } from '@nestjs/common';
import type { AdminListQuery } from '../../platform/http/admin-list-query.dto.js';
import { AdminPublicationsRepository, type AdminPublicationRow } from './admin-publications.repository.js';
import { presentAttemptForStaff, presentEvent } from './publication.presenter.js';
import type {
  AdminPublicationDetailResponse,
  AdminPublicationListResponse,
  AdminPublicationResponse,
} from './publications.dto.js';
import { PublicationNotFoundError } from './publications.errors.js';
import { PublicationsRepository } from './publications.repository.js';

/** Publications as staff see them: never a text, never a token. */
@Injectable()
export class AdminPublicationsService {
  constructor(
    private readonly publications: AdminPublicationsRepository,
    private readonly ledger: PublicationsRepository,
  ) {}

  async list(query: AdminListQuery): Promise<AdminPublicationListResponse> {
    const { rows, total } = await this.publications.list(query);
    return { data: rows.map(present), total };
  }

  /** @throws PublicationNotFoundError */
  async get(id: string): Promise<AdminPublicationDetailResponse> {
    const publication = await this.publications.find(id);
    if (!publication) throw new PublicationNotFoundError();
    const [attempts, events] = await Promise.all([this.ledger.findAttempts(id), this.ledger.findEvents(id)]);
    return {
      ...present(publication),
      attempts: attempts.map(presentAttemptForStaff),
      events: events.map(presentEvent),
    };
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
