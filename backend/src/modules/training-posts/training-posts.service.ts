import {
  cleanPostText,
  countCharacters,
  countWords,
  knownEngagementRate,
  linkedInPostOf,
  performanceCategory,
  QUOTAS,
  trainingAddressProblem,
  trainingPostProblem,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import type {
  SavedTrainingPost,
  TrainingPostListResponse,
  TrainingPostResponse,
  ChangeTrainingPostRequest,
  ListTrainingPostsQuery,
  SaveTrainingPostRequest,
} from './training-posts.dto.js';
import {
  type TrainingPostRow,
  TrainingPostsRepository,
  type TrainingPostFacts,
  type TrainingPostText,
} from './training-posts.repository.js';
import { Database } from '../../platform/database/database.js';
import { decodeTimeKey, encodeTimeKey } from '../../platform/http/lists/time-cursor.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { LibraryTrainingPostsService } from '../posts/training-posts/library-training-posts.service.js';
import { comparablePaste } from './pasted-text.policy.js';
import { offeredUpdate } from './update-offer.policy.js';
import {
  NotOnLinkedInError,
  TooManyTrainingPostsError,
  TrainingPostExistsError,
  TrainingPostNotFoundError,
} from './training-posts.errors.js';
import { TrainingPostSyncService } from './training-post-sync.service.js';

/** A training post as its user sees it. */
function presentTrainingPost({
  at: _,
  ...row
}: TrainingPostRow & { readonly at?: unknown }): TrainingPostResponse {
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

  /** A page of them, the newest first, or all. */
  async list(
    userId: string,
    { all = false, limit, cursor }: ListTrainingPostsQuery,
  ): Promise<TrainingPostListResponse> {
    const page = all ? { limit: null, after: null } : { limit, after: decodeTimeKey(cursor) };
    const { rows, next } = await this.repository.findPage(userId, page);
    const total = next === null && page.after === null ? rows.length : await this.repository.count(userId);
    return {
      data: { training_posts: rows.map(presentTrainingPost), total },
      next_cursor: encodeTimeKey(next),
    };
  }

  async count(userId: string): Promise<number> {
    return this.repository.count(userId);
  }

  /**
   * @throws NotOnLinkedInError for an address elsewhere
   * @throws TrainingPostExistsError for an existing text, ignoring white space and case, and for an existing post on LinkedIn
   * @throws TooManyTrainingPostsError beyond the quota
   */
  async save(userId: string, request: SaveTrainingPostRequest): Promise<SavedTrainingPost> {
    const text = textOf(request.postContent);
    const linkedin_post = linkedInPostIn(request);
    return this.database.transaction(async () => {
      await this.repository.lockUser(userId);
      const first = await this.repository.findSame(userId, { comparable: text.comparable, linkedin_post });
      if (first !== null) throw existsError(first, request);
      if ((await this.repository.count(userId)) >= QUOTAS.training_posts)
        throw new TooManyTrainingPostsError();
      await this.repository.forgetInterviewText(userId, text.comparable);
      const saved = await this.repository.insert(userId, {
        ...factsOf(request, NOTHING_KNOWN),
        ...text,
        linkedin_post,
      });
      await this.sync.syncAfterCommit(userId, saved.id);
      return presentSaved(saved);
    });
  }

  /**
   * "Add Performance Data", and a post that is saved again: what is known of it by now. Fields that are left out stay.
   * @throws TrainingPostNotFoundError also for another user's
   * @throws NotOnLinkedInError for a new address elsewhere; one that was saved before stays
   * @throws TrainingPostExistsError when it would become the same as another one
   */
  async change(userId: string, id: string, request: ChangeTrainingPostRequest): Promise<SavedTrainingPost> {
    const text = request.postContent === undefined ? undefined : textOf(request.postContent);
    return this.database.transaction(async () => {
      await this.repository.lockUser(userId);
      const before = await this.repository.lockById(userId, id);
      if (!before) throw new TrainingPostNotFoundError();
      const { linkedinUrl } = request;
      const isMoved = linkedinUrl !== undefined && linkedinUrl !== before.linkedin_url;
      const linkedin_post = isMoved ? linkedInPostIn(request) : undefined;
      const same = { comparable: text?.comparable ?? null, linkedin_post: linkedin_post ?? null };
      const other = await this.repository.findSame(userId, same, id);
      if (other !== null) throw existsError(other, request);
      if (text) await this.repository.forgetInterviewText(userId, text.comparable);
      const facts = factsOf(request, before);
      const saved = await this.repository.update(userId, id, { facts, text, linkedin_post });
      if (!saved) throw new TrainingPostNotFoundError();
      await this.sync.syncAfterCommit(userId, id);
      return presentSaved(saved);
    });
  }

  /** Keeps the texts of an interview as training text, in the place of those of an earlier one (VOICE-18). Blank ones are none. */
  async replaceInterviewTexts(userId: string, texts: readonly string[]): Promise<void> {
    const kept = texts.filter((text) => text.trim() !== '').map(textOf);
    await this.repository.lockUser(userId);
    await this.repository.replaceInterviewTexts(
      userId,
      kept.map((text) => ({ ...factsOf({}, NOTHING_KNOWN), ...text, linkedin_post: null })),
    );
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
      const text = ownerId === null ? null : await this.repository.delete(ownerId, id);
      if (ownerId === null || text === null) throw new TrainingPostNotFoundError();
      await this.library.remove(ownerId, id);
      if (ownerId === actor.id) return;
      await this.audit.record({
        ...{ actor_id: actor.id, user_id: ownerId },
        action: 'training_post.deleted',
        entity: 'sample_post_analytics',
        entity_id: id,
        details: { before: { text }, after: null },
      });
    });
  }
}

/**
 * The text as it is kept, with what is counted of it.
 * @throws InvalidInputError for one that is empty or too long
 */
function textOf(postContent: string): TrainingPostText {
  const post_content = cleanPostText(postContent);
  const problem = trainingPostProblem({ content: post_content });
  if (problem !== null) throw new InvalidInputError([{ field: 'postContent', message: problem.text }]);
  return {
    post_content,
    comparable: comparablePaste(post_content),
    word_count: countWords(post_content),
    character_count: countCharacters(post_content),
  };
}

/** @throws NotOnLinkedInError */
function linkedInPostIn({ linkedinUrl }: ChangeTrainingPostRequest): string | null {
  if (!linkedinUrl) return null;
  const problem = trainingAddressProblem(linkedinUrl);
  if (problem !== null) throw new NotOnLinkedInError(problem);
  return linkedInPostOf(linkedinUrl);
}

function existsError(first: TrainingPostRow, request: ChangeTrainingPostRequest): TrainingPostExistsError {
  const { id, post_content, impressions, likes, comments, shares, linkedin_url, post_date } = first;
  const known = { postContent: post_content, impressions, likes, comments, shares };
  return new TrainingPostExistsError(
    id,
    offeredUpdate({ ...known, linkedinUrl: linkedin_url, postDate: post_date }, request),
  );
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
