import { resolveWallClock, type PlainDate } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { LibraryTrainingPostsService } from '../posts/training-posts/library-training-posts.service.js';
import { TrainingPostSyncRepository } from './training-post-sync.repository.js';

/** Adds training posts to the posts library (TRAINING-7). A save never depends on that. */
@Injectable()
export class TrainingPostSyncService {
  private readonly logger = new Logger(TrainingPostSyncService.name);

  constructor(
    private readonly repository: TrainingPostSyncRepository,
    private readonly library: LibraryTrainingPostsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** After the commit of the save and before its response, so that the library shows the post at once. */
  async syncAfterCommit(userId: string, id: string): Promise<void> {
    await this.database.afterCommit(() => this.sync(userId, id));
  }

  /** Does nothing where the library has it already. What fails is logged (TRAINING-7), and stays to be done. */
  async sync(userId: string, id: string): Promise<void> {
    try {
      await this.database.transaction(() => this.bringUpToDate(userId, id));
    } catch (error) {
      this.logger.warn(
        { err: error, trainingPostId: id },
        'A training post could not be brought into the library',
      );
    }
  }

  private async bringUpToDate(userId: string, id: string): Promise<void> {
    const post = await this.repository.lockUnsynced(userId, id);
    if (!post) return;
    const { post_content: content, linkedin_url: url, impressions, likes, comments, shares } = post;
    await this.library.put(userId, {
      id,
      content,
      url,
      postedAt: post.post_date === null ? null : this.postedAt(post.post_date, post.user_time_zone),
      figures: { impressions, likes, comments, shares },
    });
    await this.repository.markSynced(userId, id);
  }

  /** Noon of the user's day, which is that day in most zones; not later than now, since it has been posted. */
  private postedAt(date: PlainDate, zone: string): Date {
    const { instant } = resolveWallClock({ date, time: '12:00' }, zone);
    const now = this.clock.now();
    return instant < now ? instant : now;
  }
}
