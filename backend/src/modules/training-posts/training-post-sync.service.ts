import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { LibraryTrainingPostsService } from '../posts/training-posts/library-training-posts.service.js';
import { postedAtOf } from './post-day.rules.js';
import { TrainingPostSyncRepository, type UnsyncedTrainingPost } from './training-post-sync.repository.js';

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

  /** The same for many of a user's, in a few statements; the sweeper does what is left. */
  async syncUnsynced(userId: string, limit: number): Promise<void> {
    try {
      await this.database.transaction(async () => {
        await this.put(userId, await this.repository.lockAllUnsynced(userId, limit));
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'Imported training posts could not be brought into the library');
    }
  }

  private async bringUpToDate(userId: string, id: string): Promise<void> {
    const post = await this.repository.lockUnsynced(userId, id);
    if (post) await this.put(userId, [post]);
  }

  private async put(userId: string, posts: readonly UnsyncedTrainingPost[]): Promise<void> {
    if (posts.length === 0) return;
    await this.library.put(
      userId,
      posts.map(
        ({ id, post_content, linkedin_url, post_date, user_time_zone, engagement_rate, ...figures }) => ({
          id,
          content: post_content,
          url: linkedin_url,
          postedAt: post_date === null ? null : postedAtOf(post_date, user_time_zone, this.clock.now()),
          engagementRate: engagement_rate,
          figures,
        }),
      ),
    );
    await this.repository.markSynced(
      userId,
      posts.map(({ id }) => id),
    );
  }
}
