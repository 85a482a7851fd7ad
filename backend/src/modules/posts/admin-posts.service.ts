import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AdminListQuery } from '../../platform/http/admin-list-query.dto.js';
import type { AdminPostListResponse, AdminPostResponse } from './admin-posts.dto.js';
import { AdminPostsRepository, type AdminPostRow } from './admin-posts.repository.js';
import { presentPost } from './post.presenter.js';
import { PostNotFoundError } from './posts.errors.js';

/** What staff sees of the users' posts. They are read, never written, here. */
@Injectable()
export class AdminPostsService {
  constructor(
    private readonly posts: AdminPostsRepository,
    private readonly clock: Clock,
  ) {}

  async list(query: AdminListQuery): Promise<AdminPostListResponse> {
    const { rows, total } = await this.posts.findPage(query);
    return { data: rows.map((row) => this.present(row)), total };
  }

  async get(id: string): Promise<AdminPostResponse> {
    const row = await this.posts.findById(id);
    if (!row) throw new PostNotFoundError();
    return this.present(row);
  }

  private present(row: AdminPostRow): AdminPostResponse {
    const { user_name, user_email } = row;
    return { ...presentPost(row, this.clock.now()), user_name, user_email };
  }
}
