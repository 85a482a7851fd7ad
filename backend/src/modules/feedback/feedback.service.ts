import { type FeedbackType, NO_RATING } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { NotFoundError, InvalidInputError } from '../../platform/http/errors/app-error.js';
import { Database } from '../../platform/database/database.js';
import { decodeTimeKey, encodeTimeKey } from '../../platform/http/lists/time-cursor.js';
import { GenerationsService } from '../generations/generations.service.js';
import type {
  FeedbackResponse,
  GiveFeedbackRequest,
  ListedFeedbackResponse,
  RatingResponse,
  ReadFeedbackQuery,
  ReadFeedbackResponse,
} from './feedback.dto.js';
import { clearsRating, feedbackChange, feedbackProblems, isOnlyRating } from './feedback.policy.js';
import { presentFeedback, presentListedFeedback } from './feedback.presenter.js';
import { FeedbackRepository, type FeedbackTarget } from './feedback.repository.js';

const NAMES: Record<FeedbackType, string> = { prompt: 'The prompt', post: 'The post' };

/** The target does not exist, or is another user's. */
export class FeedbackTargetNotFoundError extends NotFoundError {
  constructor(type: FeedbackType) {
    super(NAMES[type]);
  }
}

/** A user's feedback on their prompts and posts: one entry each, from a star to a long text. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly database: Database,
    private readonly feedback: FeedbackRepository,
    private readonly generations: GenerationsService,
  ) {}

  /**
   * Adds to the user's feedback, or removes the rating. Null when nothing is left.
   * @throws InvalidInputError for words without a rating, or an aspect that is liked and disliked
   * @throws FeedbackTargetNotFoundError also for another user's prompt or post
   * @throws GenerationNotFoundError also for another user's generated text
   */
  async give(userId: string, request: GiveFeedbackRequest): Promise<FeedbackResponse | null> {
    const problems = feedbackProblems(request);
    if (problems.length > 0) throw new InvalidInputError(problems);
    if (clearsRating(request)) return this.clear(userId, request);
    const { generationHistoryId: generationId } = request;
    if (generationId) await this.generations.requireOwn(userId, generationId);
    const row = await this.feedback.save(userId, request, feedbackChange(request));
    if (!row) throw new FeedbackTargetNotFoundError(request.type);
    return presentFeedback(row);
  }

  /** @throws FeedbackTargetNotFoundError also for another user's prompt or post */
  async read(userId: string, target: FeedbackTarget): Promise<ListedFeedbackResponse[]> {
    const rows = await this.feedback.find(userId, target);
    if (!rows) throw new FeedbackTargetNotFoundError(target.type);
    return rows.map(presentListedFeedback);
  }

  /**
   * The feedback on one prompt or post, or a page of all, changed last first.
   * @throws FeedbackTargetNotFoundError also for another user's prompt or post
   */
  async browse(userId: string, query: ReadFeedbackQuery): Promise<ReadFeedbackResponse> {
    const { type, targetId, cursor, limit } = query;
    // A wrong cursor is one, whether or not it would be used.
    const after = decodeTimeKey(cursor);
    if (type !== undefined && targetId !== undefined) {
      return { feedback: await this.read(userId, { type, targetId }), next_cursor: null };
    }
    const { rows, next } = await this.feedback.findPage(userId, { limit, after });
    return { feedback: rows.map(presentListedFeedback), next_cursor: encodeTimeKey(next) };
  }

  /**
   * One rating for each target, in their order: 0 where there is none, so that a list reveals nothing of
   * other users' rows.
   */
  async readRatings(userId: string, targets: readonly FeedbackTarget[]): Promise<RatingResponse[]> {
    if (targets.length === 0) return [];
    const rows = await this.feedback.findRatings(userId, targets);
    const ratings = new Map(rows.map(({ type, target_id, rating }) => [`${type} ${target_id}`, rating]));
    return targets.map(({ type, targetId }) => ({
      type,
      targetId,
      rating: ratings.get(`${type} ${targetId.toLowerCase()}`) ?? NO_RATING,
    }));
  }

  private async clear(userId: string, target: FeedbackTarget): Promise<FeedbackResponse | null> {
    return this.database.transaction(async () => {
      const row = await this.feedback.clearRating(userId, target);
      if (!row) {
        await this.read(userId, target);
        return null;
      }
      if (!isOnlyRating(row)) return presentFeedback(row);
      await this.feedback.delete(userId, row.id);
      return null;
    });
  }
}
