import {
  cleanPostText,
  engagementRate,
  extractHashtags,
  isLinkedInUrl,
  type PerformanceFigures,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { GenerationsService } from '../../generations/generations.service.js';
import { PostBinRepository } from '../bin/post-bin.repository.js';
import { PostPerformanceRepository } from '../performance/post-performance.repository.js';
import { LibraryTrainingPostsRepository } from './library-training-posts.repository.js';

/** A training post as input of the library. */
export interface TrainingPost {
  /** Becomes the post's source_id. */
  readonly id: string;
  readonly content: string;
  readonly postedAt: Date | null;
  /** As typed: only an address on LinkedIn becomes the post's link. */
  readonly url: string | null;
  readonly figures: PerformanceFigures;
}

const NO_FIGURES: PerformanceFigures = { impressions: 0, likes: 0, comments: 0, shares: 0 };

/** Training posts in the posts library, where writers learn from them (TRAINING-7). */
@Injectable()
export class LibraryTrainingPostsService {
  private readonly linkedInSite: string;

  constructor(
    private readonly database: Database,
    private readonly posts: LibraryTrainingPostsRepository,
    private readonly performance: PostPerformanceRepository,
    private readonly bin: PostBinRepository,
    private readonly generations: GenerationsService,
    private readonly clock: Clock,
    { linkedin }: AppConfig,
  ) {
    this.linkedInSite = linkedin.siteUrl;
  }

  /** Makes or updates the post that represents it; records figures when they are new. Safe to run twice. */
  async put(userId: string, { id, content, postedAt, url, figures }: TrainingPost): Promise<void> {
    const text = cleanPostText(content);
    await this.database.transaction(async () => {
      const postId = await this.posts.put(userId, id, {
        content: text,
        hashtags: extractHashtags(text),
        posted_at: postedAt,
        linkedin_url: url !== null && isLinkedInUrl(url, this.linkedInSite) ? url : null,
      });
      const known = (await this.performance.findLatest(postId)) ?? NO_FIGURES;
      if (isSame(figures, known)) return;
      await this.performance.insert(postId, figures, engagementRate(figures), this.clock.now());
    });
  }

  /** Permanently deletes the post that represents it, also from the bin: no writer learns from it any more. */
  async remove(userId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const postId = await this.posts.lock(userId, id);
      if (postId === null) return;
      await this.generations.forgetWordsOf([postId]);
      await this.bin.remove([postId]);
    });
  }
}

function isSame(one: PerformanceFigures, other: PerformanceFigures): boolean {
  return (
    one.impressions === other.impressions &&
    one.likes === other.likes &&
    one.comments === other.comments &&
    one.shares === other.shares
  );
}
