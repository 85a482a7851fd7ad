import type { StyleAnalysis } from '@drumbeat/domain';
import { AttemptLimitsRepository } from '../../../src/modules/auth/allowances/attempt-limits.repository.js';
import { UserAllowancesService } from '../../../src/modules/auth/allowances/user-allowances.service.js';
import { VoiceChangesRepository } from '../../../src/modules/preferences/voice-changes.repository.js';
import { VoiceHistoryService } from '../../../src/modules/preferences/voice-history.service.js';
import { AnalyseStyleCommand } from '../../../src/modules/voice/analysis/analyse-style.command.js';
import { StyleAnalysesRepository } from '../../../src/modules/voice/analysis/style-analyses.repository.js';
import { StyleAnalysesService } from '../../../src/modules/voice/analysis/style-analyses.service.js';
import type { StyleAnalysisEntity } from '../../../src/modules/voice/analysis/style-analysis.entity.js';
import { StyleAnalysisLeaseRepository } from '../../../src/modules/voice/analysis/style-analysis-lease.repository.js';
import { StyleAnalysisSweeper } from '../../../src/modules/voice/analysis/style-analysis.sweeper.js';
import { TrainingTextsRepository } from '../../../src/modules/training-posts/texts/training-texts.repository.js';
import { TrainingTextsService } from '../../../src/modules/training-posts/texts/training-texts.service.js';
import { VoiceService } from '../../../src/modules/voice/voice.service.js';
import { StyleAnalyst } from '../../../src/modules/writing/style-analyst.service.js';
import { aProfile } from '../../builders/profile.builder.js';
import type { ConnectedDatabase } from '../database/connected-database.js';
import { FixedClock } from '../fixed-clock.js';
import { preferencesServiceOn } from '../services/preferences-service.js';
import { RecordingJobQueue } from '../worker/recording-job-queue.js';

/** The scripted analyst's result for any posts. */
export const FOUND: StyleAnalysis = {
  not_found: [],
  phrases: [{ text: 'here is the thing', posts: 3, place: 'opening' }],
  question_usage: 'frequent',
  formality_level: 4,
  frequently_used_words: ['pricing', 'studio'],
  industry_jargon: ['retainer'],
  signature_expressions: ['here is the thing'],
  emoji_usage: 'none',
  sentence_length: 'short',
  directness_level: 8,
  confidence_level: 7,
  energy_level: 6,
  tone: 'conversational',
  humor_usage: 'light',
  insights: ['You open with a number.'],
  learning_summary: 'You write as you talk.',
  evidence: [{ field: 'directness_level', quotes: [{ post: 0, sentence: 'Ask first.' }] }],
};

/** Returns the same result for any posts and records them; a test can override it. */
export class ScriptedStyleAnalyst extends StyleAnalyst {
  readonly asked: (readonly string[])[] = [];
  readonly weights: (readonly number[] | undefined)[] = [];
  /** Replaces the default, once per entry. */
  readonly script: ((signal: AbortSignal | undefined) => Promise<StyleAnalysis>)[] = [];

  async analyse(
    posts: readonly string[],
    weights?: readonly number[],
    signal?: AbortSignal,
  ): Promise<StyleAnalysis> {
    this.asked.push(posts);
    this.weights.push(weights);
    const scripted = this.script.shift();
    return scripted ? scripted(signal) : FOUND;
  }
}

/** The harness of the api and of the worker, for one user with posts to analyse. */
export class VoiceHarness {
  readonly clock = new FixedClock(new Date('2026-11-22T19:00:00Z'));
  readonly analyst = new ScriptedStyleAnalyst();
  readonly queue: RecordingJobQueue;
  readonly leases: StyleAnalysisLeaseRepository;
  readonly preferences: ReturnType<typeof preferencesServiceOn>;
  readonly analyses: StyleAnalysesService;
  readonly voice: VoiceService;
  readonly sweeper: StyleAnalysisSweeper;
  private readonly command: AnalyseStyleCommand;

  private constructor(
    private readonly connection: ConnectedDatabase,
    readonly userId: string,
  ) {
    const { database, source } = connection;
    this.queue = new RecordingJobQueue(database);
    this.leases = new StyleAnalysisLeaseRepository(database);
    this.preferences = preferencesServiceOn(database);
    const texts = new TrainingTextsService(new TrainingTextsRepository(database));
    this.analyses = new StyleAnalysesService(
      database,
      new StyleAnalysesRepository(database),
      this.queue,
      new UserAllowancesService(new AttemptLimitsRepository(source)),
      texts,
    );
    this.voice = new VoiceService(
      this.analyses,
      new VoiceHistoryService(new VoiceChangesRepository(database)),
    );
    this.sweeper = new StyleAnalysisSweeper(this.leases, this.queue);
    this.command = new AnalyseStyleCommand(
      database,
      this.leases,
      this.analyst,
      this.preferences,
      this.clock,
      texts,
    );
  }

  static async open(connection: ConnectedDatabase): Promise<VoiceHarness> {
    return new VoiceHarness(connection, (await aProfile(connection.database)).id);
  }

  order(posts: readonly string[] = ['Ask first. Here is the thing.']): Promise<string> {
    return this.analyses.order(this.userId, posts);
  }

  /** Of the user's own training texts. */
  orderOwn(): Promise<string> {
    return this.analyses.order(this.userId);
  }

  run(id: string, signal: AbortSignal = new AbortController().signal): Promise<void> {
    return this.command.execute({ analysis_id: id }, { signal });
  }

  async row(id: string): Promise<StyleAnalysisEntity> {
    const [row] = await this.connection.database.query<StyleAnalysisEntity>(
      'select * from style_analyses where id = $1',
      [id],
    );
    return row!;
  }

  /** The causes of the user's voice changes with the fields of each, the first one first. */
  async history(): Promise<[cause: string, ...fields: string[]][]> {
    const { changes } = await this.voice.show(this.userId);
    return changes
      .toReversed()
      .map(({ cause, changes: of }) => [cause, ...of.map(({ field }) => field).toSorted()]);
  }

  /** Simulates a killed worker: a lease that nobody renews, and no job. */
  async loseWorker(id: string): Promise<void> {
    await this.connection.database.query(
      `update style_analyses
          set lease_until = now() - interval '1 second', woken_at = now() - interval '2 minutes' where id = $1`,
      [id],
    );
  }
}
