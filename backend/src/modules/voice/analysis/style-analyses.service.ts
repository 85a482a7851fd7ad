import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { UserAllowancesService } from '../../auth/allowances/user-allowances.service.js';
import { TrainingTextsService } from '../../training-posts/texts/training-texts.service.js';
import { StyleAnalysesRepository, type StyleAnalysisRow } from './style-analyses.repository.js';
import { analyseStyleJob, analyseStyleJobId } from './style-analysis.jobs.js';

/**
 * Polling intervals of a waiting call, in ms: short at first, because the built-in analysis takes no time, then
 * increasing. A dozen polls in five seconds, well under the 15 s of a call (SESSION-7).
 */
const LOOKS_MS = [50, 50, 100, 100, 200, 300, 400, 500, 700, 800, 900, 900];

/** Requests an analysis of the user's posts; a worker makes it (AnalyseStyleCommand). */
@Injectable()
export class StyleAnalysesService {
  constructor(
    private readonly database: Database,
    private readonly analyses: StyleAnalysesRepository,
    private readonly queue: JobQueue,
    private readonly allowances: UserAllowancesService,
    private readonly texts: TrainingTextsService,
  ) {}

  /**
   * Returns the id of the analysis that a worker will make. @param given the user's training texts where it is left out
   * @throws TooManyAttemptsError, InvalidInputError without any
   */
  async order(userId: string, given?: readonly string[]): Promise<string> {
    await this.allowances.take('style-analysis', userId);
    const posts = given ?? (await this.texts.toAnalyse(userId));
    if (posts.length === 0)
      throw new InvalidInputError([{ field: 'posts', message: 'Add training posts first.' }]);
    return this.database.transaction(async () => {
      const id = await this.analyses.insert(userId, posts);
      await this.queue.add(analyseStyleJob, { analysis_id: id }, { jobId: analyseStyleJobId(id) });
      return id;
    });
  }

  /** The analysis as soon as it has ended, or as it is after a few seconds. @throws NotFoundError */
  async whenEnded(userId: string, id: string): Promise<StyleAnalysisRow> {
    for (const ms of LOOKS_MS) {
      const row = await this.get(userId, id);
      if (row.status === 'done' || row.status === 'failed') return row;
      await pause(ms);
    }
    return this.get(userId, id);
  }

  /** @throws NotFoundError */
  async get(userId: string, id: string): Promise<StyleAnalysisRow> {
    const row = await this.analyses.find(userId, id);
    if (!row) throw new NotFoundError('The analysis');
    return row;
  }

  async findLatestDone(userId: string): Promise<StyleAnalysisRow | null> {
    return this.analyses.findLatestDone(userId);
  }

  /** How many posts each of these analyses had read, as far as they are kept. */
  async findPostCounts(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return ids.length === 0 ? new Map() : this.analyses.findPostCounts(userId, ids);
  }

  async findUnderWay(userId: string): Promise<StyleAnalysisRow | null> {
    return this.analyses.findUnderWay(userId);
  }
}
