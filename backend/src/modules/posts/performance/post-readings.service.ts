import { engagementRate, mayKeepReading, type PerformanceFigures } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostsRepository } from '../posts.repository.js';
import { PostPerformanceRepository, RECORDINGS_KEPT } from './post-performance.repository.js';

/** Figures that LinkedIn tells of a post, beside those that its user types (POST-12). */
@Injectable()
export class PostReadingsService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly performance: PostPerformanceRepository,
    private readonly clock: Clock,
  ) {}

  /** `typed`: somebody typed figures, which a reading would hide. `deleted`: it is in the bin or gone. */
  async stateOf(userId: string, postId: string): Promise<'readable' | 'typed' | 'deleted'> {
    const post = await this.posts.findById(userId, postId);
    if (!post) return 'deleted';
    return mayKeepReading(await this.performance.findSources(postId)) ? 'readable' : 'typed';
  }

  /** Keeps one reading. False where figures were typed meanwhile, or the post is gone. */
  async keep(userId: string, postId: string, figures: PerformanceFigures): Promise<boolean> {
    return this.database.transaction(async () => {
      const post = await this.posts.lockById(userId, postId);
      if (!post || !mayKeepReading(await this.performance.findSources(postId))) return false;
      await this.performance.insert(postId, figures, engagementRate(figures), this.clock.now(), 'linkedin');
      await this.performance.keepNewest(postId, RECORDINGS_KEPT);
      return true;
    });
  }
}
