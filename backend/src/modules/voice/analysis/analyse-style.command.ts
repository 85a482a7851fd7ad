import { analyseStyle, INTERVIEW_TEXT_WEIGHT, type StyleAnalysis } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import {
  ModelOutputError,
  ModelRefusalError,
  ModelUnavailableError,
} from '../../../platform/ai/model.errors.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { LeaseLostError, runLeased, type WorkContext } from '../../../platform/leases/leased-work.js';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import { TrainingTextsService } from '../../training-posts/texts/training-texts.service.js';
import { StyleAnalyst } from '../../writing/style-analyst.service.js';
import { personalizationOf, profileChanges } from './profile-changes.rules.js';
import { StyleAnalysisLeaseRepository, type ClaimedAnalysis } from './style-analysis-lease.repository.js';
import { analyseStyleJob } from './style-analysis.jobs.js';

const INTERRUPTED = 'The analysis was interrupted several times. Please try again.';
const UNEXPECTED = 'The analysis could not be made because of an unexpected error. Please try again.';

interface Finding {
  readonly analysis: StyleAnalysis;
  /** The reason why the built-in analysis was used instead of a model's, as text for the user. */
  readonly limitedReason: string | null;
}

/**
 * Analyses a user's posts and takes what it found over into their writing profile. Safe to run at any time, any number of times
 * and by several workers at once: profile, history and the analysis's end are saved in one transaction, under the lease.
 */
@Injectable()
export class AnalyseStyleCommand {
  private readonly logger = new Logger(AnalyseStyleCommand.name);

  constructor(
    private readonly database: Database,
    private readonly leases: StyleAnalysisLeaseRepository,
    private readonly analyst: StyleAnalyst,
    private readonly preferences: PreferencesService,
    private readonly clock: Clock,
    private readonly texts: TrainingTextsService,
  ) {}

  /** @throws the failure, after giving the analysis back, while there are attempts left */
  @HandlesJob(analyseStyleJob)
  async execute(
    { analysis_id }: z.infer<typeof analyseStyleJob.payload>,
    context: WorkContext,
  ): Promise<void> {
    await runLeased(
      this.leases,
      analysis_id,
      {
        work: async (claimed, working) => this.apply(claimed, await this.find(claimed, working)),
        isFinal: (error) => error instanceof AppError,
        interrupted: INTERRUPTED,
        unexpected: UNEXPECTED,
        onLost: ({ id }) => this.logger.warn({ analysisId: id }, 'Another worker took the analysis over'),
      },
      context,
    );
  }

  /**
   * Posts first, then what was said in the interview, at its lower weight. Without a usable model output, countable results are
   * still valid (VOICE-11).
   */
  private async find({ id, user_id, posts }: ClaimedAnalysis, signal: AbortSignal): Promise<Finding> {
    const given = new Set(posts.map(comparable));
    const told = (await this.preferences.interviewTexts(user_id)).filter(
      ({ content }) => !given.has(comparable(content)),
    );
    const texts = [...posts, ...told.map(({ content }) => content)];
    const weights = [...(await this.texts.weigh(user_id, posts)), ...told.map(() => INTERVIEW_TEXT_WEIGHT)];
    try {
      return { analysis: await this.analyst.analyse(texts, weights, signal), limitedReason: null };
    } catch (error) {
      if (!isOfModel(error)) throw error;
      this.logger.warn({ analysisId: id, code: error.code }, 'An analysis had to do without the model');
      return { analysis: analyseStyle(texts, weights), limitedReason: limitedReasonOf(error) };
    }
  }

  private async apply(claimed: ClaimedAnalysis, { analysis, limitedReason }: Finding): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.leases.hold(claimed))) throw new LeaseLostError();
      const kept = await this.preferences.applyAnalysis(claimed.user_id, {
        analysis_id: claimed.id,
        found: profileChanges(analysis),
        personalization_data: personalizationOf(analysis, this.clock.now().toISOString()),
      });
      if (!(await this.leases.finish(claimed, { result: analysis, kept, limitedReason }))) {
        throw new LeaseLostError();
      }
    });
  }
}

const comparable = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();

type ModelError = ModelUnavailableError | ModelOutputError | ModelRefusalError;

function isOfModel(error: unknown): error is ModelError {
  return [ModelUnavailableError, ModelOutputError, ModelRefusalError].some((kind) => error instanceof kind);
}

/** Errors of an output help only an operator; an unreachable model, or one that declined, is reported as such. */
function limitedReasonOf(error: ModelError): string {
  return error instanceof ModelOutputError ? 'The writing model gave no usable answer.' : error.message;
}
