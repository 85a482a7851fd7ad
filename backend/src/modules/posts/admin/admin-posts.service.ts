import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from '../../audit/audit.service.js';
import type { AdminPostListResponse, AdminPostResponse } from './admin-posts.dto.js';
import { AdminPostsRepository, type AdminPostRow } from './admin-posts.repository.js';
import { presentPost } from '../post.presenter.js';
import { PostNotFoundError } from '../posts.errors.js';

/** Staff's read-only view of the users' posts; the audit log records who read what. */
@Injectable()
export class AdminPostsService {
  constructor(
    private readonly posts: AdminPostsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(actorId: string, query: AdminListQuery): Promise<AdminPostListResponse> {
    const { rows, total } = await this.posts.findPage(query);
    await this.noteReading(actorId, rows);
    return { data: rows.map((row) => this.present(row)), total };
  }

  async get(actorId: string, id: string): Promise<AdminPostResponse> {
    const row = await this.posts.findById(id);
    if (!row) throw new PostNotFoundError();
    await this.noteReading(actorId, [row]);
    return this.present(row);
  }

  /** Writes one entry for each user whose texts were shown. */
  private async noteReading(actorId: string, rows: readonly AdminPostRow[]): Promise<void> {
    const owners = [...new Set(rows.map(({ user_id }) => user_id))];
    await this.audit.noteReading(
      actorId,
      'posts.read',
      owners.map((owner) => ({
        user_id: owner,
        things: { post_ids: rows.filter(({ user_id }) => user_id === owner).map(({ id }) => id) },
      })),
    );
  }

  private present(row: AdminPostRow): AdminPostResponse {
    const { user_name, user_email } = row;
    return { ...presentPost(row, this.clock.now()), user_name, user_email };
  }
}
