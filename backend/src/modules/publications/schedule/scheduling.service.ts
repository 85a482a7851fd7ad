import { isInProgress } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { WorkerHeartbeatsRepository } from '../../../platform/health/worker-heartbeats.repository.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import { PostsService } from '../../posts/posts.service.js';
import { UsersService } from '../../users/users.service.js';
import { PublicationChangesRepository } from '../publication-changes.repository.js';
import type { SharePostResponse } from '../publications.dto.js';
import {
  PublicationInProgressError,
  PublicationNotFoundError,
  PublicationStateError,
} from '../publications.errors.js';
import { PublicationsRepository } from '../publications.repository.js';
import { handoverText } from './handover.rules.js';
import { lockOwnPost, PlacePublicationService } from './place-publication.service.js';

/** When a user's post goes out: at a time, now, or not. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly database: Database,
    private readonly place: PlacePublicationService,
    private readonly publications: PublicationsRepository,
    private readonly changes: PublicationChangesRepository,
    private readonly posts: PostsService,
    private readonly users: UsersService,
    private readonly heartbeats: WorkerHeartbeatsRepository,
  ) {}

  /** Schedules a post, or changes its time. @param zone IANA name; default: the profile's */
  async schedule(userId: string, postId: string, at: Date, zone: string | undefined): Promise<PostResponse> {
    const timeZone = zone ?? (await this.users.get(userId)).time_zone;
    await this.database.transaction(() => this.place.place({ userId, postId, at, zone: timeZone }));
    return this.posts.get(userId, postId);
  }

  /** "Post Now": the same ledger as a scheduled post, due at once. */
  async share(userId: string, postId: string): Promise<SharePostResponse> {
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

  /** Unschedules a post: at once while it waits, and by its worker before the send while one has claimed it. */
  async unschedule(userId: string, postId: string): Promise<PostResponse> {
    await this.database.transaction(async () => {
      await lockOwnPost(this.posts, userId, postId);
      const live = await this.publications.findLive(userId, postId);
      if (!live) throw new PublicationNotFoundError();
      if (isInProgress(live.state)) throw new PublicationInProgressError(live.state);
      const isDone =
        live.state === 'claimed' ? await this.changes.requestCancel(live) : await this.changes.cancel(live);
      if (!isDone) throw new PublicationStateError(live.state);
    });
    return this.posts.get(userId, postId);
  }
}
