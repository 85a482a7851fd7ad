import type { GenerationOutcome, WritingSource } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { decodeTimeKey, encodeTimeKey } from '../../platform/http/lists/time-cursor.js';
import { changedShares } from './changed-share.rules.js';
import type { GenerationListResponse, GenerationResponse, ListGenerationsQuery } from './generations.dto.js';
import {
  GenerationsRepository,
  type GenerationEnd,
  type NewGeneration,
  type GenerationRow,
} from './generations.repository.js';

/** Also for another user's. */
export class GenerationNotFoundError extends NotFoundError {
  constructor() {
    super('The generated text');
  }
}

/** A text of whose words more than this share is gone was written anew. */
const WRITTEN_ANEW = 0.5;

/** The record of what writers were asked for, and what became of it. */
@Injectable()
export class GenerationsService {
  private readonly logger = new Logger(GenerationsService.name);

  constructor(private readonly generations: GenerationsRepository) {}

  /** Recorded before the first token, so that no generation lacks its row. Returns the id. */
  async begin(generation: NewGeneration): Promise<string> {
    return this.generations.insert(generation);
  }

  /** A second end of the same generation changes nothing. */
  async finish(userId: string, id: string, end: GenerationEnd): Promise<void> {
    await this.generations.finish(userId, id, end);
  }

  /** Records that the user stopped it. Returns false when that could not be recorded. */
  async stop(userId: string, id: string, output: string): Promise<boolean> {
    return this.keep(userId, id, { status: 'stopped', output });
  }

  /**
   * Records a failure. Returns false when that could not be recorded: the failure must be reported anyway.
   */
  async fail(userId: string, id: string, errorCode: string, output: string): Promise<boolean> {
    return this.keep(userId, id, { status: 'failed', error_code: errorCode, output });
  }

  /** The work that made the post's text, as far as it is known; null for older drafts. */
  async findSaved(userId: string, postId: string): Promise<GenerationResponse | null> {
    const row = await this.generations.findSaved(userId, postId);
    return row && presentGeneration(row);
  }

  /** What the author of this text was told to do with it; nothing any more of one that they have written anew since. */
  async adviceOn(userId: string, postId: string, text: string): Promise<WritingSource[]> {
    const taken = await this.generations.findTaken(userId, postId);
    const advice = taken?.sources.filter(({ kind }) => kind === 'advice') ?? [];
    const isAnew = advice.length > 0 && changedShares(taken?.output ?? '', text).ofWords > WRITTEN_ANEW;
    return isAnew ? [] : advice;
  }

  /**
   * A post's, the newest first.
   * @throws NotFoundError also for another user's post
   */
  async list(userId: string, postId: string, query: ListGenerationsQuery): Promise<GenerationListResponse> {
    const after = decodeTimeKey(query.cursor);
    if (!(await this.generations.hasPost(userId, postId))) throw new NotFoundError('The post');
    const { rows, next } = await this.generations.findPage(userId, postId, { limit: query.limit, after });
    return { data: rows.map(presentGeneration), next_cursor: encodeTimeKey(next) };
  }

  /** @throws GenerationNotFoundError also for another user's */
  async reportOutcome(userId: string, id: string, outcome: GenerationOutcome): Promise<GenerationResponse> {
    const row = await this.generations.setOutcome(userId, id, outcome);
    if (!row) throw new GenerationNotFoundError();
    return presentGeneration(row);
  }

  /** @throws GenerationNotFoundError also for another user's */
  async requireOwn(userId: string, id: string): Promise<void> {
    if (!(await this.generations.exists(userId, id))) throw new GenerationNotFoundError();
  }

  /** For permanently deleted posts: erases the texts of their generations and keeps the figures. */
  async forgetWordsOf(postIds: readonly string[]): Promise<void> {
    await this.generations.forgetWordsOf(postIds);
  }

  private async keep(userId: string, id: string, end: GenerationEnd): Promise<boolean> {
    try {
      await this.generations.finish(userId, id, end);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, generationId: id }, 'What was written so far could not be kept');
      return false;
    }
  }
}

function presentGeneration(row: GenerationRow): GenerationResponse {
  return {
    id: row.id,
    post_id: row.post_id,
    prompt_id: row.prompt_id === null ? null : Number(row.prompt_id),
    kind: row.kind,
    status: row.status,
    error_code: row.error_code,
    request: { ...row.request, answers: [...row.request.answers] },
    sources: [...row.sources],
    writer: row.writer,
    output: row.output,
    outcome: row.outcome,
    changed_share: row.changed_share,
    created_at: row.created_at,
    finished_at: row.finished_at,
  };
}
