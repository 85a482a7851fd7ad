import { handoverText } from './handover.rules.js';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { WorkerHeartbeatsRepository } from '../../../platform/health/worker-heartbeats.repository.js';
import { PostsService } from '../../posts/posts.service.js';
import { UsersService } from '../../users/users.service.js';
import { PlacePublicationService } from './place-publication.service.js';
import type { SharePostResponse } from '../publications.dto.js';

/** "Post Now": the same ledger as a scheduled post, due at once. */
@Injectable()
export class SharePostCommand {
  constructor(
    private readonly database: Database,
    private readonly place: PlacePublicationService,
    private readonly posts: PostsService,
    private readonly users: UsersService,
    private readonly heartbeats: WorkerHeartbeatsRepository,
  ) {}

  async execute(userId: string, postId: string): Promise<SharePostResponse> {
    const { time_zone: zone } = await this.users.get(userId);
    await this.database.transaction(() => this.place.place({ userId, postId, at: null, zone }));
    const [post, workers] = await Promise.all([this.posts.get(userId, postId), this.heartbeats.look()]);
    const message = handoverText({
      state: post.publication?.state ?? 'published',
      isPaused: post.display_state === 'paused',
      isWorkerAlive: workers.alive > 0,
      known: post.publication?.message ?? '',
    });
    return { message, post };
  }
}
