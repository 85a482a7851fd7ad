import { Injectable, Logger } from '@nestjs/common';
import { ModelAwayError, ModelOutputError } from '../../platform/ai/model.errors.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/http/app-error.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { PromptWriter, type PromptWritingResult } from '../writing/prompt-writer.service.js';
import { LeaseLostError, whileLeased } from './batch-lease.js';
import { PromptBatchLeaseRepository, type ClaimedBatch } from './prompt-batch-lease.repository.js';
import { NoPillarsError } from './prompt-batches.errors.js';
import { PromptWritingRepository } from './prompt-writing.repository.js';
import { SlotPlanner } from './slot-planner.service.js';
import { writtenBatchProblems } from './written-batch.policy.js';

/** Takes up per order: the first and two more. */
const MAX_ATTEMPTS = 3;

const INTERRUPTED = 'The writing was interrupted several times. Please try again.';
const UNEXPECTED = 'The prompts could not be written because of an unexpected error. Please try again.';

/**
 * Writes the prompts of a batch. Safe to run at any time, any number of times and by several workers at once: whoever
 * claims the row writes, prompts and status are saved in one transaction, and only under the lease that was taken.
 */
@Injectable()
export class WritePromptBatchCommand {
  private readonly logger = new Logger(WritePromptBatchCommand.name);

  constructor(
    private readonly database: Database,
    private readonly leases: PromptBatchLeaseRepository,
    private readonly writing: PromptWritingRepository,
    private readonly slots: SlotPlanner,
    private readonly preferences: PreferencesService,
    private readonly writer: PromptWriter,
  ) {}

  /**
   * Does nothing when the batch is done, failed, gone, or in the hands of another worker.
   * @throws the failure, after giving the batch back, while there are attempts left
   */
  async run(batchId: string, signal: AbortSignal): Promise<void> {
    const batch = await this.leases.claim(batchId);
    if (!batch) return;
    if (batch.attempts > MAX_ATTEMPTS) {
      await this.leases.fail(batch, INTERRUPTED);
      return;
    }
    try {
      await whileLeased(this.leases, batch, signal, (working) => this.write(batch, working));
    } catch (error) {
      await this.settle(batch, error, signal);
    }
  }

  private async write(batch: ClaimedBatch, signal: AbortSignal): Promise<void> {
    const author = await this.writing.findAuthor(batch.user_id);
    // The account was deleted, and the batch with it.
    if (!author) return;
    const pillarCount = author.content_pillars.length;
    if (pillarCount === 0) throw new NoPillarsError(author.full_name || 'The user');
    const preferences = await this.preferences.find(batch.user_id);
    const recentHooks = await this.writing.findRecentHooks(batch.user_id);
    const result = await this.writer.write(
      {
        profile: author,
        preferences,
        count: batch.count,
        pillars: batch.pillars,
        recent_hooks: recentHooks,
        seed: batch.id,
      },
      signal,
    );
    const problems = writtenBatchProblems(result.prompts, {
      count: batch.count,
      pillarCount,
      neverUsePhrases: preferences?.never_use_phrases ?? [],
      recentHooks,
    });
    if (problems.length > 0) throw new ModelOutputError(problems);
    await this.save(batch, result);
  }

  private async save(batch: ClaimedBatch, { prompts, writer }: PromptWritingResult): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.leases.finish(batch, prompts.length, writer.label))) throw new LeaseLostError();
      const slots = batch.push_to_calendar ? await this.slots.plan(batch) : [];
      const placed = prompts.map((prompt, index) => ({ ...prompt, slot: slots[index] ?? null }));
      await this.writing.insert(batch, writer.kind, placed);
    });
  }

  private async settle(batch: ClaimedBatch, error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof LeaseLostError) {
      this.logger.warn({ batchId: batch.id }, 'Another worker took the batch over');
      return;
    }
    if (signal.aborted) {
      await this.leases.handBack(batch);
      throw error;
    }
    if (isFinal(error) || batch.attempts >= MAX_ATTEMPTS) {
      await this.leases.fail(batch, error instanceof AppError ? error.message : UNEXPECTED);
      if (!(error instanceof AppError)) throw error;
      return;
    }
    await this.leases.release(batch);
    throw error;
  }
}

/** Failures that another try would only repeat. */
function isFinal(error: unknown): boolean {
  if (error instanceof ModelAwayError) return !error.isWorthRetrying;
  return error instanceof AppError;
}
