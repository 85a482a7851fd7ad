import { ANALYTICS_AFTER_MS, engagementRate, hasFigures, type KnownFigures } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { PostPerformanceRepository, RECORDINGS_KEPT } from './post-performance.repository.js';
import { presentPost } from '../post.presenter.js';
import type { PostResponse } from '../posts.dto.js';
import {
  FiguresTooEarlyError,
  NotPostedError,
  OfTrainingPostError,
  PostNotFoundError,
} from '../posts.errors.js';
import { type PostRow, PostsRepository } from '../posts.repository.js';

/** "Add analytics": records a post's figures as entered by the user (POST-5). */
@Injectable()
export class RecordPerformanceCommand {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly performance: PostPerformanceRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotPostedError for a draft or an archived post: there is nothing to measure
   * @throws OfTrainingPostError for a training post: its figures are entered there (TRAINING-11)
   * @throws FiguresTooEarlyError before 2 days, unless it has figures already
   * @throws InvalidInputError for no figure at all
   */
  async execute(userId: string, postId: string, typed: Partial<KnownFigures>): Promise<PostResponse> {
    // A field that a request leaves out is there, and undefined.
    const { impressions = null, likes = null, comments = null, shares = null } = typed;
    const figures: KnownFigures = { impressions, likes, comments, shares };
    if (!hasFigures(figures)) {
      throw new InvalidInputError([{ field: 'impressions', message: 'Give one figure at least.' }]);
    }
    return this.database.transaction(async () => {
      const post = await this.posts.lockById(userId, postId);
      if (!post) throw new PostNotFoundError();
      if (post.source_type === 'training') throw new OfTrainingPostError();
      if (post.status !== 'used') throw new NotPostedError();
      const now = this.clock.now();
      if (isTooEarly(post, now)) throw new FiguresTooEarlyError();
      await this.performance.insert(postId, figures, engagementRate(figures), now);
      await this.performance.keepNewest(postId, RECORDINGS_KEPT);
      const recorded = await this.posts.findById(userId, postId);
      if (!recorded) throw new PostNotFoundError();
      return presentPost(recorded, now);
    });
  }
}

const isTooEarly = ({ posted_at, recorded_at }: PostRow, now: Date): boolean =>
  posted_at !== null && recorded_at === null && now.getTime() - posted_at.getTime() < ANALYTICS_AFTER_MS;
