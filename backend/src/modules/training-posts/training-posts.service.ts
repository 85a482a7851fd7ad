import {
  cleanPostText,
  countCharacters,
  countWords,
  knownEngagementRate,
  performanceCategory,
  QUOTAS,
  trainingPostProblem,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import type {
  SavedTrainingPost,
  TrainingPostResponse,
  ChangeTrainingPostRequest,
  ListTrainingPostsQuery,
  SaveTrainingPostRequest,
} from './training-posts.dto.js';
import {
  type TrainingPostRow,
  TrainingPostsRepository,
  type TrainingPostFacts,
} from './training-posts.repository.js';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { LibraryTrainingPostsService } from '../posts/training-posts/library-training-posts.service.js';
import { comparablePaste } from './pasted-text.policy.js';
import {
  TooManyTrainingPostsError,
  TrainingPostExistsError,
  TrainingPostNotFoundError,
} from './training-posts.errors.js';
import { TRAINING_POSTS_NEWEST } from './training-posts.limits.js';
import { TrainingPostSyncService } from './training-post-sync.service.js';

/** A training post as its user sees it. */
function presentTrainingPost(row: TrainingPostRow): TrainingPostResponse {
  return row;
}

/** The result of a save. */
function presentSaved({ id, engagement_rate, insights }: TrainingPostRow): SavedTrainingPost {
  return { id, engagement_rate, insights };
}

/** The posts that users train their voice with. Each save is followed by its post in the library. */
@Injectable()
export class TrainingPostsService {
  constructor(
    private readonly database: Database,
    private readonly repository: TrainingPostsRepository,
    private readonly library: LibraryTrainingPostsService,
    private readonly sync: TrainingPostSyncService,
    private readonly audit: AuditService,
  ) {}

  /** The newest first: the newest 50, or all. */
  async list(userId: string, { all = false }: ListTrainingPostsQuery): Promise<TrainingPostResponse[]> {
    return (await this.repository.find(userId, all ? null : TRAINING_POSTS_NEWEST)).map(presentTrainingPost);
  }

  /**
   * @throws TrainingPostExistsError for an existing text, ignoring white space and case
   * @throws TooManyTrainingPostsError beyond 2,000
   */
  async save(
    userId: string,
    { postContent, ...request }: SaveTrainingPostRequest,
  ): Promise<SavedTrainingPost> {
    const post_content = cleanPostText(postContent);
    const problem = trainingPostProblem({ content: post_content });
    if (problem !== null) throw new InvalidInputError([{ field: 'postContent', message: problem.text }]);
    const comparable = comparablePaste(post_content);
    return this.database.transaction(async () => {
      await this.repository.lockUser(userId);
      const first = await this.repository.findIdByText(userId, comparable);
      if (first !== null) throw new TrainingPostExistsError(first);
      if ((await this.repository.count(userId)) >= QUOTAS.training_posts)
        throw new TooManyTrainingPostsError();
      const saved = await this.repository.insert(userId, {
        ...factsOf(request, NOTHING_KNOWN),
        post_content,
        comparable,
        word_count: countWords(post_content),
        character_count: countCharacters(post_content),
      });
      await this.sync.syncAfterCommit(userId, saved.id);
      return presentSaved(saved);
    });
  }

  /**
   * "Add Performance Data": what is known of it by now. The text stays what it was.
   * @throws TrainingPostNotFoundError also for another user's
   */
  async change(userId: string, id: string, request: ChangeTrainingPostRequest): Promise<SavedTrainingPost> {
    return this.database.transaction(async () => {
      const before = await this.repository.lockById(userId, id);
      const saved = before && (await this.repository.update(userId, id, factsOf(request, before)));
      if (!saved) throw new TrainingPostNotFoundError();
      await this.sync.syncAfterCommit(userId, id);
      return presentSaved(saved);
    });
  }

  /** Locks all training posts of the user until the transaction ends; callers that also lock posts lock these first. */
  async lockAll(userId: string): Promise<void> {
    await this.repository.lockAll(userId);
  }

  /**
   * Deletes it with its post in the library. Staff may delete anybody's, which is recorded in the audit log.
   * @throws TrainingPostNotFoundError also for another user's
   */
  async delete(actor: { readonly id: string; readonly is_admin: boolean }, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const ownerId = actor.is_admin ? await this.repository.findOwner(id) : actor.id;
      if (ownerId === null || !(await this.repository.delete(ownerId, id))) {
        throw new TrainingPostNotFoundError();
      }
      await this.library.remove(ownerId, id);
      if (ownerId === actor.id) return;
      await this.audit.record({
        actor_id: actor.id,
        action: 'training_post.deleted',
        entity: 'sample_post_analytics',
        entity_id: id,
        details: { user_id: ownerId },
      });
    });
  }
}

type KnownFacts = Pick<
  TrainingPostFacts,
  'impressions' | 'likes' | 'comments' | 'shares' | 'post_date' | 'linkedin_url'
> & { readonly engagements: number | null };

const NOTHING_KNOWN: KnownFacts = {
  impressions: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  engagements: null,
  post_date: null,
  linkedin_url: null,
};

/** The figures of this request, and those derived from them. */
function factsOf(request: ChangeTrainingPostRequest, known: KnownFacts): TrainingPostFacts {
  const figures = {
    impressions: request.impressions ?? known.impressions,
    likes: request.likes ?? known.likes,
    comments: request.comments ?? known.comments,
    shares: request.shares ?? known.shares,
  };
  const engagement_rate = knownEngagementRate({ ...figures, engagements: known.engagements });
  const performance_category = performanceCategory(engagement_rate);
  return {
    ...figures,
    engagement_rate,
    performance_category,
    insights: { performance_category },
    post_date: request.postDate === undefined ? known.post_date : request.postDate,
    linkedin_url: request.linkedinUrl === undefined ? known.linkedin_url : request.linkedinUrl,
  };
}
