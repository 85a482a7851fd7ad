import {
  cleanPostText,
  extractHashtags,
  hasFigures,
  isLinkedInUrl,
  type PerformanceFigures,
} from '@drumbeat/domain';
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
  /** Blank ones are 0 (TRAINING-2). */
  readonly figures: PerformanceFigures;
  /** Percent; it may come from a sum that is known without its parts. */
  readonly engagementRate: number | null;
}

const NOTHING_RECORDED: RecordedFigures = {
  impressions: null,
  likes: null,
  comments: null,
  shares: null,
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
      const changed = posts.flatMap(({ id, source_id }) => {
        const post = byId.get(source_id);
        return post && !isSame(post, known.get(id) ?? NOTHING_RECORDED)
          ? [{ post_id: id, ...recordedOf(post) }]
          : [];
      });
      const unknown = changed.filter((figures) => !hasFigures(figures));
      await this.performance.insertAll(changed.filter(hasFigures), this.clock.now());
      await this.performance.deleteAll(unknown.map(({ post_id }) => post_id));
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

/**
 * What is 0 in a training post may as well be blank: without impressions, or without any reaction, those are missing (POST-5). A rate
 * stays that LinkedIn's analytics told as a sum.
 */
function recordedOf({ figures, engagementRate }: TrainingPost): RecordedFigures {
  const { impressions, likes, comments, shares } = figures;
  const isTold = likes + comments + shares > 0;
  return {
    impressions: impressions > 0 ? impressions : null,
    likes: isTold ? likes : null,
    comments: isTold ? comments : null,
    shares: isTold ? shares : null,
    engagement_rate: engagementRate === 0 ? null : engagementRate,
  };
}

function isSame(post: TrainingPost, known: RecordedFigures): boolean {
  const told = recordedOf(post);
  return (Object.keys(told) as (keyof RecordedFigures)[]).every((name) => told[name] === known[name]);
}
