import { cleanPostText, extractHashtags, isLinkedInUrl, type PerformanceFigures } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { GenerationsService } from '../../generations/generations.service.js';
import { PostBinRepository } from '../bin/post-bin.repository.js';
import {
  PostPerformanceRepository,
  type RecordedFigures,
} from '../performance/post-performance.repository.js';
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
  /** Percent; it may come from a sum that is known without its parts. */
  readonly engagementRate: number | null;
}

const NOTHING_RECORDED: RecordedFigures = {
  impressions: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  engagement_rate: null,
};

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

  /** Makes or updates the posts that represent them; records figures when they are new. Safe to run twice. */
  async put(userId: string, trainingPosts: readonly TrainingPost[]): Promise<void> {
    await this.database.transaction(async () => {
      const posts = await this.posts.put(
        userId,
        trainingPosts.map(({ id, content, postedAt, url }) => {
          const text = cleanPostText(content);
          return {
            source_id: id,
            content: text,
            hashtags: extractHashtags(text),
            posted_at: postedAt,
            linkedin_url: url !== null && isLinkedInUrl(url, this.linkedInSite) ? url : null,
          };
        }),
      );
      const known = await this.performance.findLatest(posts.map(({ id }) => id));
      const byId = new Map(trainingPosts.map((post) => [post.id, post]));
      const recordings = posts.flatMap(({ id, source_id }) => {
        const post = byId.get(source_id);
        return post && !isSame(post, known.get(id) ?? NOTHING_RECORDED)
          ? [{ post_id: id, ...recordedOf(post) }]
          : [];
      });
      await this.performance.insertAll(recordings, this.clock.now());
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

function recordedOf({ figures, engagementRate }: TrainingPost): RecordedFigures {
  const { impressions, likes, comments, shares } = figures;
  return { impressions, likes, comments, shares, engagement_rate: engagementRate };
}

function isSame(post: TrainingPost, known: RecordedFigures): boolean {
  const told = recordedOf(post);
  return (Object.keys(told) as (keyof RecordedFigures)[]).every((name) => told[name] === known[name]);
}
